/** A database left by an earlier version, with people in it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from '#platform/server/db/database.ts';
import { listMigrationFiles } from '#platform/server/db/schema-files.ts';

const APPLIED = 10;
const PEOPLE = 50;

/** @param database must be empty. */
export async function makeOlder(database: Database): Promise<void> {
  await database.runInTransaction(async (run) => {
    await run(`create table schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const path of listMigrationFiles().slice(0, APPLIED)) {
      const sql = readFileSync(path, 'utf8');
      await run(sql);
      const checksum = createHash('sha256').update(sql).digest('hex');
      await run('insert into schema_migrations (name, checksum) values ($1, $2)', [basename(path), checksum]);
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
  return counts?.['people'] === PEOPLE && counts['migrations'] === listMigrationFiles().length;
}
