/** The initial data of the browser tests' servers. Loading this module shifts the process's clock to its creation. */
import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoOf } from '#demo/demo.ts';
import { fillDatabase } from '#demo/fill-database.ts';
import type { Database } from '#platform/server/db/database.ts';
import { shiftClock } from '../../support/clock.ts';
import { buildUser } from '../../support/factories.ts';
import { addressOf, CASTS, type Contents } from './casts.ts';

const HOUR_MS = 3_600_000;
const now = Date.now();

export const HOUR = new Date(now - (now % HOUR_MS));
/** The content predates the tests, whatever the minute of the hour. */
export const BACKWARDS_MS = HOUR.getTime() - HOUR_MS - now;
shiftClock(BACKWARDS_MS);

/** @param database a new one, or one with the demo community already. @param dataDir the folder for its files. */
export async function fillWith(contents: Contents, database: Database, dataDir: string): Promise<void> {
  if (contents === 'nobody') return;
  if (contents === 'demo') return fillDemo(database, dataDir);
  for (const [person, traits] of Object.entries(CASTS[contents])) {
    await buildUser(database.db, { email: addressOf(person), ...traits });
  }
}

async function fillDemo(database: Database, dataDir: string): Promise<void> {
  await fillDatabase(database, { dataDir, store: null }, demoOf(HOUR));
  // Tests log in hundreds of times; a hash contains its cost parameters.
  const password_hash = await hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.db.updateTable('users').set({ password_hash }).where('password_hash', 'is not', null).execute();
}
