import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, tokenInvalid } from '#platform/server/http/failure.ts';
import { findAccountForUpdate, setPassword } from '../accounts.repository.ts';
import { removePendingChange } from '../email/email-changes.repository.ts';
import { closeLinksOf } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import { announceNewPassword, findNewPasswordFaults } from './new-password.ts';
import { provePassword } from './prove-password.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'hasher'>;

/** Ends the other sessions. @throws {Failure} 422 by field. */
export const changePassword: Call<'changePassword', Needs> = async ({ config, db, jobs, hasher }, request) => {
  const { userId, sessionId } = callerOf(request);
  const input = request.body;
  const account = await provePassword({ db, hasher }, userId, {
    password: input.currentPassword,
    field: 'currentPassword',
  });
  const faults = await findNewPasswordFaults(config, account, input);
  if (faults.length > 0) throw invalid(faults);
  const passwordHash = await hasher.hash(input.password);
  await db.transaction().execute(async (tx) => {
    const current = await findAccountForUpdate(tx, userId);
    if (current?.passwordHash !== account.passwordHash) throw tokenInvalid();
    await setPassword(tx, userId, passwordHash);
    await closeLinksOf(tx, userId, 'reset');
    // It may have been asked for by someone who knew the old password.
    await removePendingChange(tx, userId);
    await endSessionsOf(tx, userId, sessionId);
    await announceNewPassword({ tx, jobs }, account, 'password_changed');
  });
  return ok('Password changed.', null);
};
