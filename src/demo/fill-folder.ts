/** Creates a data folder with the demo community. The starter runs this as a separate, short-lived process. */

import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { explainStartFailure } from '#app/server/start-failure.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { lockDataFolder } from '#platform/server/db/embedded/data-folder-lock.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { demoOf } from './demo.ts';
import { databaseIn, finishedIn, mediaIn, unfinishedIn } from './demo-folder.ts';
import type { Filler } from './fill-database.ts';

type DataLocation = Pick<Config, 'dataDir' | 'store'>;

/**
 * Everything is created in a separate folder, marked as finished once complete, and then moved, the database last.
 * After a kill, the next start begins again or resumes; an existing database is never replaced.
 * If there is a store, the pictures go there instead; after a kill, those stored until then stay in it.
 */
export async function fillFolder<T>({ dataDir, store }: DataLocation, filler: Filler<T>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);
  const finished = finishedIn(dataDir);
  try {
    if (!existsSync(databaseIn(dataDir))) {
      if (!existsSync(databaseIn(finished))) await fillUnfinishedFolder({ dataDir, store }, filler);
      await mergeFolder(mediaIn(finished), mediaIn(dataDir));
      await rename(databaseIn(finished), databaseIn(dataDir));
    }
    await discard(dataDir);
  } finally {
    unlock();
  }
}

async function fillUnfinishedFolder<T>({ dataDir, store }: DataLocation, { make, load }: Filler<T>): Promise<void> {
  await discard(dataDir);
  const unfinished = unfinishedIn(dataDir);
  const [made, database] = await Promise.all([
    make({ dataDir: unfinished, store, logFile: null }),
    makeDatabase(unfinished),
  ]);
  try {
    await load(database, made);
  } finally {
    await database.close();
  }
  await rename(unfinished, finishedIn(dataDir));
}

/** A finished folder must never be partial, so it loses its name before it is deleted. */
async function discard(dataDir: string): Promise<void> {
  const unfinished = unfinishedIn(dataDir);
  await rm(unfinished, { recursive: true, force: true });
  if (!existsSync(finishedIn(dataDir))) return;
  await rename(finishedIn(dataDir), unfinished);
  await rm(unfinished, { recursive: true });
}

async function makeDatabase(dataDir: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function mergeFolder(from: string, to: string): Promise<void> {
  // Already moved before the interruption.
  if (!existsSync(from)) return;
  if (existsSync(to)) await cp(from, to, { recursive: true });
  else await rename(from, to);
}

if (import.meta.main) {
  try {
    await fillFolder(readConfig(process.env), demoOf(new Date()));
  } catch (error) {
    const explanation = explainStartFailure(error, process.env);
    if (explanation === null) throw error;
    process.stderr.write(`${explanation}\n`);
    process.exitCode = 1;
  }
}
