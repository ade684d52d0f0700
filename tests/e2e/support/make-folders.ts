/** Creates missing data folders. Run as a program, it prints their paths. */
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
import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoOf } from '#demo/fill.ts';
import { fillDatabase } from '#demo/fill-database.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { shiftClock } from '../../support/clock.ts';
import { buildUser } from '../../support/factories.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { addressOf, CASTS, type Contents } from './casts.ts';
import { folderKey } from './folder-key.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/test-folders');
/** Folders of several days may exist side by side. */
const KEPT = 4;
const HOUR_MS = 3_600_000;

const now = Date.now();
const hour = new Date(now - (now % HOUR_MS));
// Their content predates the tests, whatever the minute of the hour.
const backwards = hour.getTime() - HOUR_MS - now;
shiftClock(backwards);

const place = join(CACHE, folderKey(import.meta.filename, hour));
mkdirSync(place, { recursive: true });
utimesSync(place, new Date(), new Date());
removeOldest();
await make('nobody', prepareQueue);
await make('demo', (folder) => inFolder(folder, fillDemo));
for (const [cast, people] of Object.entries(CASTS)) {
  await make(cast as Contents, (folder) =>
    inFolder(folder, async ({ db }) => {
      for (const [person, traits] of Object.entries(people)) {
        await buildUser(db, { email: addressOf(person), ...traits });
      }
    }),
  );
}
process.stdout.write(place);

/** Two runs may create one concurrently: the first one wins, and both are identical. */
async function make(contents: Contents, fill: (folder: string) => Promise<void>): Promise<void> {
  const finished = join(place, contents);
  if (existsSync(finished)) return;
  const folder = mkdtempSync(join(place, '.unfinished-'));
  if (contents !== 'nobody') cpSync(join(place, 'nobody'), folder, { recursive: true });
  await fill(folder);
  if (existsSync(finished)) rmSync(folder, { recursive: true });
  else renameSync(folder, finished);
}

/** One start of the server creates the job queue's schema and the keys. */
async function prepareQueue(folder: string): Promise<void> {
  await inFolder(folder, async (database) => void (await migrate(database)));
  const shift = Number(process.env['TEST_CLOCK_SHIFT_MS'] ?? 0) + backwards;
  const env = { LOG_LEVEL: 'warn', TEST_CLOCK_SHIFT_MS: String(shift) };
  const server = await startServerProcess({ dataDir: folder, env });
  await server.stop();
}

async function fillDemo(database: Database, folder: string): Promise<void> {
  await fillDatabase(database, { dataDir: folder, store: null }, demoOf(hour));
  // Tests log in hundreds of times; a hash contains its cost parameters.
  const password_hash = await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.db.updateTable('users').set({ password_hash }).where('password_hash', 'is not', null).execute();
}

async function inFolder(dataDir: string, work: (database: Database, folder: string) => Promise<void>): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir, onIdleError: () => undefined });
  try {
    await work(database, dataDir);
  } finally {
    await database.close();
  }
}

/** Never this one: by the shifted clock it is older than what was made in the last hour. */
function removeOldest(): void {
  const byAge = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .filter((folder) => folder !== place)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(KEPT - 1)) rmSync(old, { recursive: true, force: true });
}
