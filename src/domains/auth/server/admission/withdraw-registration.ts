import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import type { AuthNeeds } from '../needs.ts';
import { eraseRegistration } from './erase-registration.ts';
import { noRegistration } from './get-registration.ts';
import { findAdmissionForUpdate } from './registrations.repository.ts';
import { stepOf } from './step-of.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'erasures'>;

/**
 * Of someone who never joined, an empty account and an audit entry without a name are kept.
 *
 * @throws {Failure} 404, 409 once it's decided.
 */
export const withdrawRegistration: Call<'withdrawRegistration', Needs> = async (needs, request) => {
  const { userId } = callerOf(request);
  await needs.db.transaction().execute(async (tx) => {
    const account = await getOwnAccountForUpdate(tx, userId);
    const admission = await findAdmissionForUpdate(tx, userId);
    if (!admission || !account.isActive) throw noRegistration();
    stepOf(admission, { type: 'registration.withdrawn' });
    await eraseRegistration(tx, needs, account, userId);
  });
  return ok(say('auth.messages.registrationWithdrawn'), null);
};
