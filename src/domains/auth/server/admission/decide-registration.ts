import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { emitJoined } from '../accounts/emit-joined.ts';
import { type Account, findAccountForUpdate, markVerified } from '../accounts.repository.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { acceptInvited } from '../invite/accept-invited.ts';
import { authMail } from '../mail-jobs.ts';
import type { AuthNeeds } from '../needs.ts';
import { noRegistration, showRegistration } from './get-registration.ts';
import { type AdmissionRow, findAdmissionForUpdate, setAdmissionDecision } from './registrations.repository.ts';
import { stepOf } from './step-of.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'settings' | 'onInvitedJoined'>;

/**
 * The row lock lets the first decision win; the second gets a 409.
 *
 * @throws {Failure} 404, 409 if it's decided, 422 for a decline without a reason.
 */
export const decideRegistration: Call<'decideRegistration', Needs> = async (needs, request) => {
  const { db, jobs } = needs;
  const { userId: adminId } = callerOf(request);
  const { id } = request.params;
  const { isApproved } = request.body;
  const reason = isApproved ? null : tidyLines(request.body.reason ?? '') || null;
  if (!isApproved && reason === null) {
    throw invalid([{ field: 'reason', message: say('auth.failures.registrationReason') }]);
  }
  await db.transaction().execute(async (tx) => {
    const account = await findAccountForUpdate(tx, id);
    const admission = await findAdmissionForUpdate(tx, id);
    if (!account?.isActive || !admission) throw noRegistration();
    const type = isApproved ? 'registration.approved' : 'registration.declined';
    const state = stepOf(admission, { type }) === 'approved' ? 'approved' : 'declined';
    await setAdmissionDecision(tx, id, { state, decidedBy: adminId, reason });
    if (isApproved) await admit(needs, tx, account, admission);
    await record(tx, {
      actorId: adminId,
      action: isApproved ? 'registration_approved' : 'registration_declined',
      ...auditSubjectOf(account),
      fromState: admission.state,
      toState: state,
      ...(reason !== null && { reason }),
    });
    await jobs.enqueue(tx, authMail, { mail: isApproved ? 'admitted' : 'notAdmitted', id });
  });
  const message = isApproved ? say('auth.messages.registrationApproved') : say('auth.messages.registrationDeclined');
  return ok(message, await showRegistration(db, id));
};

/** From now on the account is like any other. */
async function admit(needs: Needs, tx: Tx, account: Account, { invitationId }: AdmissionRow): Promise<void> {
  await markVerified(tx, account.id);
  if (invitationId === null || !(await acceptInvited(needs, tx, account, invitationId))) {
    await emitJoined(tx, account.id);
  }
}
