/**
 * Brings the schema up to date: first with the migrations of all domains, each applied once, then with their functions,
 * triggers and views, each applied when it differs from what the database has. All in one transaction.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { Database, RunSql } from './database.ts';
import { readDefinitions } from './definitions.ts';
import { listFunctionFiles, listMigrationFiles } from './schema-files.ts';

/** The database is from before the first release: its migrations were others, of which none is left. */
export class OldSchemaError extends Error {
  override name = 'OldSchemaError';
}

/** Any number, as long as every process of the product uses the same one. */
const ADVISORY_LOCK = 7_205_112;
const LOCK_TIMEOUT = '2s';
const RELEASE = packageJson.version;
const BY_NUMBERS = new Intl.Collator('en', { numeric: true });

/** A migration or a definition. */
interface Change {
  name: string;
  sql: string;
  checksum: string;
}

/** @returns the names of the migrations and definitions applied by this call. */
export async function migrate(database: Database): Promise<string[]> {
  return database.runInTransaction(async (run) => {
    await beginMigrating(run);
    return [...(await applyMigrations(run)), ...(await applyDefinitions(run))];
  });
}

/** One process at a time, until the transaction ends. */
export async function beginMigrating(run: RunSql): Promise<void> {
  await run(`set local statement_timeout = 0; select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  await run(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await run(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await run(`create table if not exists schema_functions (
    name text primary key, checksum text not null, release text not null, applied_at timestamptz not null default now())`);
}

/** @returns the names of applied migrations that this release doesn't have: a newer one has run on the database. */
export async function findNewerMigrations({ run }: Pick<Database, 'run'>): Promise<string[]> {
  const known = new Set(listMigrationFiles().map((path) => basename(path)));
  return [...(await readApplied(run)).keys()].filter((name) => !known.has(name));
}

/** @param isWanted leaves out some of them, for now. */
export async function applyMigrations(
  run: RunSql,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const applied = await readApplied(run);
  const migrations = readMigrations();
  // A newer release's come after all of these.
  const last = migrations.at(-1)?.name ?? '';
  const known = new Set(migrations.map(({ name }) => name));
  if ([...applied.keys()].some((name) => !known.has(name) && !isLater(name, last))) {
    throw new OldSchemaError('The database is from before the first release and can’t be upgraded');
  }
  const pending = migrations.filter((migration) => isWanted(migration.name) && isPending(migration, applied));
  for (const { name, sql, checksum } of pending) {
    await run(sql);
    await run('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
  return pending.map(({ name }) => name);
}

/**
 * Replaces only what differs, since a trigger locks its table: functions alone change under load without anyone waiting.
 * A process of an older release that starts again during an upgrade leaves everything as the newer one has it.
 */
export async function applyDefinitions(run: RunSql): Promise<string[]> {
  const { rows } = await run('select name, checksum, release from schema_functions');
  const isNewer = rows.some(({ release }) => isLater(String(release), RELEASE));
  if (isNewer || (await findNewerMigrations({ run })).length > 0) return [];
  const applied = new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]));
  const all = readAllDefinitions();
  const different = all.filter(({ name, checksum }) => applied.get(name) !== checksum);
  for (const { name, sql, checksum } of different) {
    await run(sql);
    await run(
      `insert into schema_functions (name, checksum, release) values ($1, $2, $3)
       on conflict (name) do update set checksum = excluded.checksum, release = excluded.release, applied_at = now()`,
      [name, checksum, RELEASE],
    );
  }
  const known = new Set(all.map(({ name }) => name));
  const gone = [...applied.keys()].filter((name) => !known.has(name));
  // A migration drops them; if one comes back later, it's applied again.
  if (gone.length > 0) await run('delete from schema_functions where name = any ($1)', [gone]);
  return different.map(({ name }) => name);
}

export const readMigrations = (): Change[] =>
  listMigrationFiles().map((path) => withChecksum(basename(path), readFileSync(path, 'utf8')));

const readAllDefinitions = (): Change[] =>
  listFunctionFiles()
    .flatMap((path) => readDefinitions(path, readFileSync(path, 'utf8')))
    .map(({ name, sql }) => withChecksum(name, sql));

function withChecksum(name: string, sql: string): Change {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function readApplied(run: RunSql): Promise<Map<string, string>> {
  const { rows } = await run('select name, checksum from schema_migrations');
  return new Map(rows.map((row) => [String(row['name']), String(row['checksum'])]));
}

function isPending(migration: Change, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(`The migration ${migration.name} was changed after it was applied. Add a new one instead.`);
  }
  return checksum === undefined;
}

const isLater = (one: string, other: string): boolean => BY_NUMBERS.compare(one, other) > 0;
