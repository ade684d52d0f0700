/** Tells the owner in every way that the second step changed or a recovery code was used, in case someone else did it. */
import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Account } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { authMail } from '../mail-jobs.ts';
import type { FactorChange } from '../mails.ts';
import { countRecoveryCodes } from './factors.repository.ts';

const ACTIONS = {
  factorAdded: 'factor_added',
  factorRemoved: 'factor_removed',
  factorTakenAway: 'factor_removed',
  recoveryCodesMade: 'recovery_codes_made',
  recoveryCodeUsed: 'recovery_code_used',
  passkeyAdded: 'passkey_added',
  passkeyRemoved: 'passkey_removed',
} as const satisfies Record<FactorChange, string>;

export async function announceFactor(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  account: Account,
  change: FactorChange,
): Promise<void> {
  await recordFactor(tx, account, change);
  await jobs.enqueue(tx, authMail, { mail: change, id: account.id });
}

/** Everything but the email. The audit log names no one as the actor of what an operator did. */
export async function recordFactor(tx: Tx, account: Account, change: FactorChange): Promise<void> {
  const { id: userId } = account;
  const actorId = change === 'factorTakenAway' ? null : userId;
  const left = await countRecoveryCodes(tx, userId);
  await record(tx, { actorId, action: ACTIONS[change], ...auditSubjectOf(account) });
  await notify(tx, {
    userId,
    kind: 'account_changed',
    title: () => TITLES[change](),
    body: () => sayBody(change, left),
    link: change === 'factorTakenAway' ? '/dashboard/settings/password' : '/dashboard/settings/sessions',
  });
}

const TITLES: Record<FactorChange, () => string> = {
  factorAdded: () => say('auth.notifications.factorAdded'),
  factorRemoved: () => say('auth.notifications.factorRemoved'),
  factorTakenAway: () => say('auth.notifications.factorTakenAway.title'),
  recoveryCodesMade: () => say('auth.notifications.recoveryCodesMade'),
  recoveryCodeUsed: () => say('auth.notifications.recoveryCodeUsed.title'),
  passkeyAdded: () => say('auth.notifications.passkeyAdded'),
  passkeyRemoved: () => say('auth.notifications.passkeyRemoved'),
};

function sayBody(change: FactorChange, left: number): string {
  if (change === 'factorTakenAway') return say('auth.notifications.factorTakenAway.body');
  if (change === 'recoveryCodeUsed') return say('auth.notifications.recoveryCodeUsed.body', { left });
  return say('auth.notifications.newPassword.body');
}
