/** Makes a data folder with the demo community in it. The starter runs this as a process of its own, which ends. */

import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../platform/config/config.ts';
import { DataFolderInUseError, lockDataFolder } from '../../platform/db/data-folder-lock.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createFolderStorage } from '../../platform/storage/folder-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { loadDemo, makeDemo } from './fill.ts';

/** What comes into a new folder. */
interface Filling<T> {
  /** It needs no database yet. */
  make(storage: Storage): Promise<T>;
  load(database: Database, made: T): Promise<void>;
}

/**
 * All of it is made aside and renamed once it is complete, the database last: when this is killed, the next start finds
 * no database and begins again.
 */
export async function fillFolder<T>(dataDir: string, { make, load }: Filling<T>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);
  try {
    const aside = join(dataDir, 'filling');
    await rm(aside, { recursive: true, force: true });
    // The pictures are encoded on other threads while the database is made.
    const storage = createFolderStorage(mediaIn(aside), { isDurable: false });
    const [made, database] = await Promise.all([make(storage), makeDatabase(aside)]);
    try {
      await load(database, made);
    } finally {
      await database.close();
    }
    await mergeFolder(mediaIn(aside), mediaIn(dataDir));
    await rename(databaseIn(aside), databaseIn(dataDir));
    await rm(aside, { recursive: true });
  } finally {
    unlock();
  }
}

const databaseIn = (folder: string) => join(folder, 'database');
const mediaIn = (folder: string) => join(folder, 'media');

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
  if (existsSync(to)) await cp(from, to, { recursive: true });
  else await rename(from, to);
}

if (import.meta.main) {
  try {
    const now = new Date();
    await fillFolder(readConfig(process.env).dataDir, { make: (storage) => makeDemo(storage, now), load: loadDemo });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
