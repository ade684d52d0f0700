/** A database as an earlier version left it, with people in it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/platform/db/migrations');
const APPLIED = 10;
const PEOPLE = 50;

/** @param database a new one. */
export async function makeOlder(database: Database): Promise<void> {
  await database.runInTransaction(async (run) => {
    await run(`create table schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const name of readdirSync(MIGRATIONS).sort().slice(0, APPLIED)) {
      const sql = readFileSync(join(MIGRATIONS, name), 'utf8');
      await run(sql);
      const checksum = createHash('sha256').update(sql).digest('hex');
      await run('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await run(`insert into users (id, email, name, last_name, location, contact_no, is_terms_agreed, role)
      select gen_random_uuid(), 'person-' || number || '@people.example', 'Niamh', 'Kelly', 'Galway', '+353', true, 'Member'
      from generate_series(1, ${PEOPLE}) as number`);
  });
}

/** Whether everyone is still there, with every migration applied. */
export async function isUpToDateWithAll({ run }: Database): Promise<boolean> {
  const { rows } = await run(
    `select (select count(*) from users)::int as people, (select count(*) from schema_migrations)::int as migrations`,
  );
  const [counts] = rows;
  return counts?.['people'] === PEOPLE && counts['migrations'] === readdirSync(MIGRATIONS).length;
}
