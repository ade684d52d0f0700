import { countForNewcomer, type Settings } from '#domains/settings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Caller, callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { createCallLimits } from '#platform/server/http/limits/call-limits.ts';
import { createRateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { AUTH_LIMITS } from '../limits.ts';
import { findRecentInvitation, getSentInvitation, type SentInvitation } from './invitations.repository.ts';
import { sendInvitation } from './send-invitation.ts';

interface Needs {
  db: Db;
  jobs: Jobs;
}

const DAY_S = 24 * HOUR_S;

/** Never reveals whether the address has an account. */
export const inviteByMail: Call<'inviteByMail', Needs> = async ({ db, jobs }, request) => {
  const { userId: invitedBy } = callerOf(request);
  const email = request.body.email.trim();
  await db
    .transaction()
    .execute((tx) => sendInvitation({ tx, jobs }, { invitedBy, email, role: 'Member', organizationName: null }));
  return ok('Invitation sent.', null);
};

/**
 * For other domains: the invitation sent within the last day, or a new one.
 *
 * @throws {Failure} 429 past the daily limit of emails, or that of a new account.
 */
export function inviteOnce(
  { db, jobs, settings }: Needs & { settings: Pick<Settings, 'now'> },
  person: Pick<Caller, 'userId' | 'role'>,
  address: string,
): Promise<SentInvitation> {
  const { userId: invitedBy } = person;
  const email = address.trim();
  return db.transaction().execute(async (tx) => {
    const existing = await findRecentInvitation(tx, invitedBy, { email, withinSeconds: DAY_S });
    if (existing) return existing;
    await countForNewcomer({ db: tx, settings }, person, { what: 'invitations' });
    await createCallLimits(createRateLimiter(tx), AUTH_LIMITS).takeFor('inviteByMail', invitedBy);
    const sent = { invitedBy, email, role: 'Member', organizationName: null } as const;
    return getSentInvitation(tx, await sendInvitation({ tx, jobs }, sent));
  });
}
