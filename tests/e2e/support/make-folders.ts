/** Creates those of the given data folders that are missing. Run as a program, it prints their location. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { unpackTemplate } from '../../support/database.ts';
import type { Contents } from './casts.ts';
import { fillWith, HOUR } from './contents.ts';
import { folderKey } from './folder-key.ts';
import { makeDatabases } from './make-databases.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/test-folders');
/** How many sets of folders are kept, for example of several test days. */
const MAX_FOLDERS = 4;

const place = join(CACHE, folderKey(import.meta.filename, HOUR));
mkdirSync(place, { recursive: true });
utimesSync(place, new Date(), new Date());
removeOldest();
await make('nobody', (folder) => unpackTemplate(join(folder, 'database')));
for (const name of process.argv.slice(2) as (Contents | 'postgres')[]) {
  await make(name, (folder) =>
    name === 'postgres' ? makeDatabases(folder) : inFolder(folder, (database) => fillWith(name, database, folder)),
  );
}
process.stdout.write(place);

/** Two runs may create a folder concurrently: the first one wins, and both are identical. */
async function make(name: Contents | 'postgres', fill: (folder: string) => Promise<void>): Promise<void> {
  const finished = join(place, name);
  if (existsSync(finished)) return;
  const folder = mkdtempSync(join(place, '.unfinished-'));
  if (name !== 'nobody' && name !== 'postgres') cpSync(join(place, 'nobody'), folder, { recursive: true });
  await fill(folder);
  if (existsSync(finished)) rmSync(folder, { recursive: true });
  else renameSync(folder, finished);
}

async function inFolder(dataDir: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir, onIdleError: () => undefined });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Never removes the current set, which by the shifted clock is older than anything made in the last hour. */
function removeOldest(): void {
  const byAge = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .filter((folder) => folder !== place)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(MAX_FOLDERS - 1)) rmSync(old, { recursive: true, force: true });
}
