import type { Administration } from '#domains/auth/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import type { Call } from '#platform/http/calls.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import { readWithPictures } from './accounts.ts';

interface Needs {
  db: Db;
  administration: Administration;
}

/** @throws {Failure} as Administration.administer. */
export const administerUser: Call<'administerUser', Needs> = async ({ db, administration }, request) => {
  const { id } = request.params;
  await administration.administer(callerOf(request).userId, id, request.body);
  const [account] = await readWithPictures(db, [id]);
  if (!account) throw notFound(say('auth.failures.unknownAccount'));
  return ok('Account changed.', account);
};
