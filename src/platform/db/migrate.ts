/** Migrates the schema: plain SQL files of all domains in the order of their numbers, each applied once. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database, RunSql } from './database.ts';

/** Every folder in here with a folder server/migrations takes part. */
const DOMAINS = join(import.meta.dirname, '../../domains');
/** Any number, as long as every process of the product uses the same one. */
const ADVISORY_LOCK = 7_205_112;
const LOCK_TIMEOUT = '2s';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** @returns the names of the migrations applied by this call. */
export async function migrate(database: Database): Promise<string[]> {
  return database.runInTransaction(async (run) => {
    await run(`set local statement_timeout = 0; select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await run(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await run(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(run);
    const pending = readMigrations().filter((migration) => isPending(migration, applied));
    for (const migration of pending) {
      await run(migration.sql);
      await run('insert into schema_migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
    }
    return pending.map((migration) => migration.name);
  });
}

/** @returns the names of applied migrations that this release doesn't have: a newer one has run on the database. */
export async function findNewerMigrations(database: Database): Promise<string[]> {
  const known = new Set(listMigrationFiles().map((path) => basename(path)));
  return [...(await readApplied(database.run)).keys()].filter((name) => !known.has(name));
}

/** @returns paths, in the order in which they are applied. */
export function listMigrationFiles(): string[] {
  const folders = readdirSync(DOMAINS).map((domain) => join(DOMAINS, domain, 'server/migrations'));
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
      return names.map((name) => join(folder, name));
    });
  return files.sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
}

function readMigrations(): Migration[] {
  return listMigrationFiles().map((path) => {
    const sql = readFileSync(path, 'utf8');
    return { name: basename(path), sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function readApplied(run: RunSql): Promise<Map<string, string>> {
  const { rows } = await run('select name, checksum from schema_migrations');
  return new Map(rows.map((row) => [String(row['name']), String(row['checksum'])]));
}

function isPending(migration: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(`The migration ${migration.name} was changed after it was applied. Add a new one instead.`);
  }
  return checksum === undefined;
}
