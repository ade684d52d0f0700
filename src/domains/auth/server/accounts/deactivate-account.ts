/** Deactivates an account until its owner logs in within two weeks or an admin reactivates it. */

import type { FastifyRequest } from 'fastify';
import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, forbidden } from '#platform/server/http/failure.ts';
import { accountMessages } from '../../messages.ts';
import { findAccountForUpdate, listAdminsForUpdate, markDeactivated } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import type { AuthNeeds } from '../needs.ts';
import { endAccessOf } from '../sessions/end-access.ts';
import { changeMail } from './change-mail.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'limits' | 'onDeactivated'>;

/** @throws {Failure} 403 unless the page called it, 409 for the last admin. */
export const deactivateAccount: Call<'deactivateAccount', Needs> = async (
  { db, jobs, limits, onDeactivated },
  request,
) => {
  refuseNavigation(request);
  await limits.take('deactivateAccount', request);
  const { userId } = callerOf(request);
  await db.transaction().execute(async (tx) => {
    const admins = await listAdminsForUpdate(tx);
    if (admins.length === 1 && admins[0] === userId) {
      throw conflict('last_admin', say('auth.failures.youreLastAdmin'));
    }
    const account = await findAccountForUpdate(tx, userId);
    if (!account?.isActive) return;
    await markDeactivated(tx, userId);
    await endAccessOf(tx, userId);
    await record(tx, {
      actorId: userId,
      action: 'user_deactivated',
      ...auditSubjectOf(account),
      fromState: 'active',
      toState: 'deactivated',
    });
    await jobs.enqueue(tx, changeMail, { userId, change: 'left', role: account.role, reason: null });
    await onDeactivated(tx, jobs, userId);
  });
  return ok(accountMessages.deactivated, null);
};

/** A GET that changes something: refused from links, images and other sites. */
function refuseNavigation(request: FastifyRequest): void {
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  if (mode === 'navigate' || (site !== undefined && site !== 'same-origin')) {
    throw forbidden('navigation_refused', say('auth.failures.deactivateInSettings'));
  }
}
