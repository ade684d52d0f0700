/** Databases that take minutes to fill, in which a later run finds what an earlier one has left. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '#cli/build/hash-files.ts';
import { asAdministrator, withName } from '../support/postgres-names.ts';

/** The data folder of a PostgreSQL for them. */
export const KEPT_IN = join(import.meta.dirname, '../../node_modules/.cache/bench-lists/postgres');
const FILLED_BY = /^(large-.*|bulk-load|sql-words)\.ts$/;

/** Of the modules that say what is filled in: later migrations are applied to what is there. */
export function hashFilling(): string {
  const names = readdirSync(import.meta.dirname).filter((name) => FILLED_BY.test(name));
  return hashFiles(names.map((name) => join(import.meta.dirname, name)));
}

export interface Filling {
  /** Whether it stays for the next run. */
  isKept: boolean;
  /** What fills it: a kept one is filled again when this is another. */
  filledBy: string;
  fill(url: string): Promise<unknown>;
}

/** @returns one that is filled, by this run or an earlier one. */
export async function makeFilled(server: string, label: string, { isKept, filledBy, fill }: Filling): Promise<Made> {
  const mark = `filled by ${filledBy}`;
  const kept = isKept ? await findMarked(server, label, mark) : null;
  if (kept) return { url: kept, drop: async () => undefined };
  const made = await makeDatabase(server, label, isKept ? KEPT : process.pid);
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

/** One that was begun to be filled, or was filled otherwise, isn't found. */
async function findMarked(server: string, label: string, mark: string): Promise<string | null> {
  const name = nameOf(label, KEPT);
  const { rows } = await asAdministrator(server, (admin) =>
    admin.query("select 1 from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = $2", [
      name,
      mark,
    ]),
  );
  return rows.length === 0 ? null : withName(server, name);
}

const KEPT = 'kept';
const nameOf = (label: string, mark: string | number) => `groundswell_bench_${label}_${mark}`;

interface Made {
  url: string;
  drop(): Promise<void>;
}

/** An empty one. */
export async function makeDatabase(server: string, label: string, mark: string | number = process.pid): Promise<Made> {
  const name = nameOf(label, mark);
  const administer = (sql: string) => asAdministrator(server, async (admin) => void (await admin.query(sql)));
  await administer(`drop database if exists ${name}`);
  await administer(`create database ${name}`);
  return { url: withName(server, name), drop: () => administer(`drop database ${name} with (force)`) };
}
