/** The demo community, whose texts and index of drawings are loaded only to create it. */
import type { Database } from '#platform/server/db/database.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { hasAccount } from './community.repository.ts';
import type { Demo } from './fill.ts';
import type { Filler } from './fill-database.ts';

export const demoOf = (now: Date): Filler<Demo> => ({
  make: async (storageOptions) => (await import('./fill.ts')).makeDemo(storageOptions, now),
  load: async (database, demo) => (await import('./fill.ts')).loadDemo(database, demo),
});

export async function hasDemoAccounts({ db }: Database): Promise<boolean> {
  const [first] = DEMO_ACCOUNTS;
  return first !== undefined && hasAccount(db, first.email);
}
