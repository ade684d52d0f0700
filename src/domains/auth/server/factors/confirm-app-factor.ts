import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, notFound } from '#platform/server/http/failure.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import type { AuthNeeds } from '../needs.ts';
import { announceFactor } from './announce-factor.ts';
import { findAppFactorForUpdate, markConfirmed } from './factors.repository.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { judgeSealed, sayRefusal } from './take-code.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'keys'>;

/** @throws {Failure} 404 if nothing was begun lately, 422 for a wrong code. */
export const confirmAppFactor: Call<'confirmAppFactor', Needs> = async ({ db, jobs, keys }, request) => {
  const { userId } = callerOf(request);
  const codes = await db.transaction().execute(async (tx) => {
    const account = await getOwnAccountForUpdate(tx, userId);
    const factor = await findAppFactorForUpdate(tx, userId);
    const verdict = factor?.isFresh && !factor.confirmedAt ? judgeSealed({ keys }, factor, request.body.code) : null;
    if (verdict === null) throw notFound(say('auth.factors.notBegun'));
    if (verdict.is !== 'right') throw invalid([{ field: 'code', message: sayRefusal(verdict.is) }]);
    await markConfirmed(tx, userId, verdict.step);
    const issued = await issueRecoveryCodes(tx, userId);
    await announceFactor({ tx, jobs }, account, 'factorAdded');
    return issued;
  });
  return ok('Second step set up.', { codes });
};
