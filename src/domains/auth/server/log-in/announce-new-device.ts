import { notify } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Account } from '../accounts.repository.ts';
import { sayDevice } from '../device-texts.ts';
import { authMail } from '../mail-jobs.ts';
import { hasBeenUsed } from '../sessions/sessions.repository.ts';

export interface NewLogin {
  account: Account;
  isKnownDevice: boolean;
  userAgent: string | null;
}

/**
 * Tells the owner of a login from a browser that the account wasn't used in before, in case it was someone else. Not of
 * an account's first login. Call it before the session begins.
 */
export async function announceNewDevice({ tx, jobs }: { tx: Tx; jobs: Jobs }, login: NewLogin): Promise<void> {
  const { account, isKnownDevice, userAgent } = login;
  if (isKnownDevice || !(await hasBeenUsed(tx, account.id))) return;
  await notify(tx, {
    userId: account.id,
    kind: 'account_changed',
    title: () => say('auth.notifications.newDevice.title'),
    body: () => say('auth.notifications.newDevice.body', { device: sayDevice(userAgent) }),
    link: '/dashboard/settings/sessions',
  });
  await jobs.enqueue(tx, authMail, { mail: 'newDevice', id: account.id, userAgent });
}
