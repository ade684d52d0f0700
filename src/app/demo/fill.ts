/** Fills an empty database with the demo community. */
import { createPasswordHasher } from '../../domains/auth/server/password-hashing.ts';
import type { Database } from '../../platform/db/database.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { hasAccount, hasPeople, insertCommunity } from './community.repository.ts';
import { makeCommunity } from './community.ts';

const SEED = 20_260;
const DAY_MS = 86_400_000;

/** A database that has anyone in it is left as it is. */
export async function fillEmptyDatabase({ db }: Database, now: Date): Promise<void> {
  if (await hasPeople(db)) return;
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const passwordHash = await createPasswordHasher().hash(DEMO_PASSWORD);
  await db.transaction().execute((tx) => insertCommunity(tx, makeCommunity(SEED, today), passwordHash));
}

/** Whether the accounts that the terminal names are there. */
export async function hasDemoAccounts({ db }: Database): Promise<boolean> {
  const [first] = DEMO_ACCOUNTS;
  return first !== undefined && hasAccount(db, first.email);
}
