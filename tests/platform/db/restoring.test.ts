/**
 * pg_restore loads a dump with an empty search path. What a table computes while its rows are loaded and indexed has to
 * work there, or the table is missing afterwards: a function's body has to name the schema of other functions.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { openTestDatabase } from '../../support/database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Computed {
  place: string;
  relation: string;
  expression: string;
}

const EXPRESSIONS = sql<Computed>`
  select a.attname as place, c.oid::regclass::text as relation, pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where n.nspname = 'public' and a.attgenerated = 's'
  union all
  select i.indexrelid::regclass::text, i.indrelid::regclass::text, wanted
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['row(' || pg_get_expr(i.indexprs, i.indrelid) || ')', pg_get_expr(i.indpred, i.indrelid)]) as wanted
   where n.nspname = 'public' and wanted is not null
  union all
  select k.conname, k.conrelid::regclass::text, pg_get_expr(k.conbin, k.conrelid)
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
   where n.nspname = 'public' and k.contype = 'c' and k.conrelid <> 0`;

it('everything that tables compute works with an empty search path', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`set local search_path to ''`.execute(tx);
    const { rows } = await EXPRESSIONS.execute(tx);
    expect(rows.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['search_words', 'is_public', 'account_words']),
    );
    const failed: string[] = [];
    for (const { place, relation, expression } of rows) {
      await sql`savepoint one`.execute(tx);
      // Functions in SQL are opened when this is planned, whether there are rows or not.
      await sql`explain select ${sql.raw(expression)} from ${sql.raw(relation)}`.execute(tx).catch(async (error) => {
        failed.push(`${relation} ${place}: ${String(error)}`);
        await sql`rollback to savepoint one`.execute(tx);
      });
    }
    expect(failed).toEqual([]);
  });
});
