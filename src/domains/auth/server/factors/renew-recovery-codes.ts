import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import type { AuthNeeds } from '../needs.ts';
import { announceFactor } from './announce-factor.ts';
import { hasSecondStep } from './factors.repository.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs'>;

/** @throws {Failure} 404 without a second step. */
export const renewRecoveryCodes: Call<'renewRecoveryCodes', Needs> = async ({ db, jobs }, request) => {
  const { userId } = callerOf(request);
  const codes = await db.transaction().execute(async (tx) => {
    const account = await getOwnAccountForUpdate(tx, userId);
    if (!(await hasSecondStep(tx, userId))) throw notFound(say('auth.factors.notSetUp'));
    const issued = await issueRecoveryCodes(tx, userId);
    await announceFactor({ tx, jobs }, account, 'recoveryCodesMade');
    return issued;
  });
  return ok('Recovery codes made.', { codes });
};
