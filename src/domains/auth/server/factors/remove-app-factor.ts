import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, notFound } from '#platform/server/http/failure.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import type { AuthNeeds } from '../needs.ts';
import { announceFactor } from './announce-factor.ts';
import { deleteApp, deleteUselessCodes, hasApp } from './factors.repository.ts';
import { takeCode } from './take-code.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'keys'>;

/** @throws {Failure} 404 without an app, 422 for a wrong code. */
export const removeAppFactor: Call<'removeAppFactor', Needs> = async ({ db, jobs, keys }, request) => {
  const { userId } = callerOf(request);
  await db.transaction().execute(async (tx) => {
    const account = await getOwnAccountForUpdate(tx, userId);
    if (!(await hasApp(tx, userId))) throw notFound(say('auth.factors.notSetUp'));
    const use = await takeCode({ keys }, tx, userId, request.body.code);
    if (use.is === 'refused') throw invalid([{ field: 'code', message: use.reason }]);
    await deleteApp(tx, userId);
    await deleteUselessCodes(tx, userId);
    await announceFactor({ tx, jobs }, account, 'factorRemoved');
  });
  return ok('Second step removed.', null);
};
