/** An admin erases an account at once, on request. There is no way back, so the address has to be given again. */
import { findUnerased } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, forbidden, invalid, notFound } from '#platform/server/http/failure.ts';
import { findAccountForUpdate, listAdminsForUpdate, markDeactivated } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { erasePerson } from './erase-person.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'erasures' | 'onDeactivated'>;

/**
 * No-op once erased. Nobody can erase the last admin: only another one could. @throws {Failure} 403 for someone who is no
 * longer an admin; 404; 409 for one's own account; 422 for another address than the account's.
 */
export const eraseAccount: Call<'eraseAccount', Needs> = async (needs, request) => {
  const { db, jobs, onDeactivated } = needs;
  const { userId: adminId } = callerOf(request);
  const { id } = request.params;
  if (id === adminId) throw conflict('own_account', say('auth.failures.eraseOwn'));
  await db.transaction().execute(async (tx) => {
    const admins = await listAdminsForUpdate(tx);
    if (!admins.includes(adminId)) throw forbidden('not_allowed', say('auth.failures.noLongerAdmin'));
    const account = await findAccountForUpdate(tx, id);
    if (!account) throw notFound(say('auth.failures.unknownAccount'));
    if ((await findUnerased(tx, id)) === null) return;
    if (request.body.email.trim().toLowerCase() !== account.email.toLowerCase()) {
      throw invalid([{ field: 'email', message: say('auth.failures.eraseOtherAddress') }]);
    }
    if (account.isActive) {
      await markDeactivated(tx, id);
      await endSessionsOf(tx, id);
      await onDeactivated(tx, jobs, id);
    }
    await erasePerson(tx, needs, account, adminId);
  });
  return ok(say('auth.messages.erased'), null);
};
