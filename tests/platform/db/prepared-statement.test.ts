import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';
import { clearStatementNames } from '#platform/server/db/statement-names.ts';
import { openTestDatabase } from '../../support/database.ts';

interface Given {
  least: Param<number>;
  words?: Param<readonly string[]>;
  isUpward: boolean;
}

let database: Database;
let composed = 0;

const readNotes = prepareStatement(['least', 'words'], ({ least, words, isUpward }: Given) => {
  composed += 1;
  const among = words === undefined ? sql`true` : sql`text = any(${words}::text[])`;
  return sql<{ id: number; text: string; at: Date; more: { id: number }[] }>`
    select id, text, at, (select json_agg(json_build_object('id', id)) from notes) as more
    from notes where id >= ${least} and ${among} order by id ${sql.raw(isUpward ? 'asc' : 'desc')}`;
});
const idsOf = async (given: Given) => (await readNotes(database.db, given)).map(({ id }) => id);

beforeAll(async () => {
  // Lists of other test files in this process may have used up all statement names.
  clearStatementNames();
  database = await openTestDatabase();
  await database.run('create table notes (id integer primary key, text text, at timestamptz)');
  await database.run(
    `insert into notes values (1, 'one', '2026-11-18T10:00:00Z'), (2, 'two', null), (3, 'it''s', null)`,
  );
});
afterAll(() => database.close());

describe('a statement that is compiled once', () => {
  it('is composed once for each shape, and gives what each run asks for', async () => {
    composed = 0;
    for (const least of [1, 2, 3, 1, 2, 3, 1]) {
      expect(await idsOf({ least, isUpward: true })).toEqual([1, 2, 3].filter((id) => id >= least));
    }
    expect(await idsOf({ least: 2, isUpward: false })).toEqual([3, 2]);
    expect(await idsOf({ least: 1, words: ['its', "it's"], isUpward: true })).toEqual([3]);
    expect(await idsOf({ least: 1, words: [], isUpward: true })).toEqual([]);
    expect(composed).toBe(3);
  });

  it('is prepared, and gives columns as others do', async () => {
    const names = await database.db.connection().execute(async (connection) => {
      await readNotes(connection, { least: 1, isUpward: true });
      const { rows } = await sql`select name from pg_prepared_statements
        where statement like '%from notes%' and statement like '%asc%'`.execute(connection);
      return rows;
    });
    expect(names.length).toBeGreaterThan(0);
    const [first, second] = await readNotes(database.db, { least: 1, isUpward: true });
    expect(first).toEqual({
      id: 1,
      text: 'one',
      at: new Date('2026-11-18T10:00:00Z'),
      more: [{ id: 1 }, { id: 2 }, { id: 3 }],
    });
    expect(second?.at).toBeNull();
  });

  it('runs inside a transaction too, and sees what that has written', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`insert into notes values (4, 'four', null)`.execute(tx);
      expect(await readNotes(tx, { least: 4, isUpward: true })).toHaveLength(1);
      await sql`delete from notes where id = 4`.execute(tx);
    });
  });

  it('waits for a transaction that is under way on the only connection', async () => {
    const writing = database.db.transaction().execute(async (tx) => {
      await sql`insert into notes values (5, 'five', null)`.execute(tx);
      await sql`delete from notes where id = 5`.execute(tx);
    });
    expect(await idsOf({ least: 5, isUpward: true })).toEqual([]);
    await writing;
  });

  it('leaves the connection usable after a run that fails', async () => {
    const divide = prepareStatement(
      ['by'],
      ({ by }: { by: Param<number> }) => sql<{ x: number }>`select 6 / ${by}::int as x`,
    );
    expect(await divide(database.db, { by: 3 })).toEqual([{ x: 2 }]);
    await expect(divide(database.db, { by: 0 })).rejects.toMatchObject({ code: '22012' });
    expect(await divide(database.db, { by: 2 })).toEqual([{ x: 3 }]);
  });
});
