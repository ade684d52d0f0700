/**
 * Creates the embedded database's folder so that it can be opened even after a kill at any point. The caller holds the
 * lock of the data folder.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const databaseIn = (dataDir: string) => join(dataDir, 'database');

export const hasEmbeddedDatabase = (dataDir: string) => existsSync(databaseIn(dataDir));

/** @param make makes a new database in the folder it's given, and closes it. @returns the folder to open. */
export async function prepareEmbeddedFolder(dataDir: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = databaseIn(dataDir);
  if (existsSync(folder)) {
    // The database's own lock file is empty after a kill between creating and writing it; every later start would fail.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return folder;
  }
  // A partly copied database looks complete but never opens, so it is made aside and renamed.
  const unfinished = join(dataDir, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  renameSync(unfinished, folder);
  return folder;
}
