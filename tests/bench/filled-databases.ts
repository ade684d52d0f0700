/** Databases that take minutes to fill, so that a later run can reuse those that an earlier one kept. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '#cli/build/hash-files.ts';
import { listMigrationFiles } from '#platform/server/db/schema-files.ts';
import { asAdministrator, withName } from '../support/postgres-names.ts';

/** The data folder of the PostgreSQL that holds the kept databases. */
export const DATABASES_FOLDER = join(import.meta.dirname, '../../node_modules/.cache/bench-lists/postgres');
const FILLING_MODULES = /^(large-.*|bulk-load|sql-words)\.ts$/;

/** A hash of the modules that fill databases, and of the first migration. The others are applied to what is filled. */
export function hashFilling(): string {
  const names = readdirSync(import.meta.dirname).filter((name) => FILLING_MODULES.test(name));
  return hashFiles([...names.map((name) => join(import.meta.dirname, name)), ...listMigrationFiles().slice(0, 1)]);
}

export interface Filling {
  /** Whether the database is kept for the next run. */
  isKept: boolean;
  /** A hash of what fills it: a kept database is only reused if it was filled by the same. */
  filledBy: string;
  fill(url: string): Promise<unknown>;
}

/** @returns a database that was filled by this run or an earlier one. */
export async function makeFilled(server: string, label: string, { isKept, filledBy, fill }: Filling): Promise<Made> {
  const mark = `filled by ${filledBy}`;
  const kept = isKept ? await findMarked(server, label, mark) : null;
  if (kept) return { url: kept, drop: async () => undefined };
  const made = await makeDatabase(server, label, isKept ? REUSABLE : process.pid);
  try {
    await fill(made.url);
  } catch (error) {
    await made.drop();
    throw error;
  }
  if (!isKept) return made;
  await asAdministrator(made.url, (admin) =>
    admin.query(`comment on database ${new URL(made.url).pathname.slice(1)} is '${mark}'`),
  );
  return { url: made.url, drop: async () => undefined };
}

/** Finds a kept database, unless it is only partly filled or was filled by something else. */
async function findMarked(server: string, label: string, mark: string): Promise<string | null> {
  const name = nameOf(label, REUSABLE);
  const { rows } = await asAdministrator(server, (admin) =>
    admin.query("select 1 from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = $2", [
      name,
      mark,
    ]),
  );
  return rows.length === 0 ? null : withName(server, name);
}

const REUSABLE = 'kept';
const nameOf = (label: string, mark: string | number) => `groundswell_bench_${label}_${mark}`;

interface Made {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database. */
export async function makeDatabase(server: string, label: string, mark: string | number = process.pid): Promise<Made> {
  const name = nameOf(label, mark);
  const administer = (sql: string) => asAdministrator(server, async (admin) => void (await admin.query(sql)));
  await administer(`drop database if exists ${name}`);
  await administer(`create database ${name}`);
  return { url: withName(server, name), drop: () => administer(`drop database ${name} with (force)`) };
}
