/**
 * The embedded database's folder, made so that the next start opens it whenever this one is killed. The caller holds the
 * lock of the data folder.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @param make makes a new database in the folder it's given, and closes it. @returns the folder to open. */
export async function prepareEmbeddedFolder(dataDir: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) {
    // The database's own lock: empty after a kill between making and writing it, which every later start would refuse.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return folder;
  }
  // A thousand files: a database that has only some of them looks finished and never opens.
  const unfinished = join(dataDir, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  await make(unfinished);
  renameSync(unfinished, folder);
  return folder;
}
