/** Creates a data folder with the demo community. The starter runs this as a separate, short-lived process. */

import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { readConfig } from '#platform/config/config.ts';
import { DataFolderInUseError, lockDataFolder } from '#platform/db/data-folder-lock.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createFolderStorage } from '#platform/storage/folder-storage.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { databaseIn, finishedIn, mediaIn, unfinishedIn } from './demo-folder.ts';
import { demoOf } from './fill.ts';
import type { Filling } from './fill-database.ts';

/**
 * Everything is created in a separate folder, marked as finished once complete, and then moved, the database last.
 * After a kill, the next start begins again or resumes; an existing database is never replaced.
 * @param store gets the pictures instead of the folder; after a kill, those drawn until then stay in it.
 */
export async function fillFolder<T>(dataDir: string, filling: Filling<T>, store?: Storage): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);
  const finished = finishedIn(dataDir);
  try {
    if (!existsSync(databaseIn(dataDir))) {
      if (!existsSync(databaseIn(finished))) await fillAside(dataDir, filling, store);
      await mergeFolder(mediaIn(finished), mediaIn(dataDir));
      await rename(databaseIn(finished), databaseIn(dataDir));
    }
    await discard(dataDir);
  } finally {
    unlock();
  }
}

async function fillAside<T>(dataDir: string, { make, load }: Filling<T>, store?: Storage): Promise<void> {
  await discard(dataDir);
  const aside = unfinishedIn(dataDir);
  // The pictures are encoded on other threads while the database is created.
  const storage = store ?? createFolderStorage(mediaIn(aside), { isDurable: false });
  const [made, database] = await Promise.all([make(storage), makeDatabase(aside)]);
  try {
    await load(database, made);
  } finally {
    await database.close();
  }
  await rename(aside, finishedIn(dataDir));
}

/** A finished folder must never be partial, so it loses its name before it is deleted. */
async function discard(dataDir: string): Promise<void> {
  const aside = unfinishedIn(dataDir);
  await rm(aside, { recursive: true, force: true });
  if (!existsSync(finishedIn(dataDir))) return;
  await rename(finishedIn(dataDir), aside);
  await rm(aside, { recursive: true });
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
    const config = readConfig(process.env);
    const store = config.store ? await openStorage(config) : undefined;
    await fillFolder(config.dataDir, demoOf(new Date()), store);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
