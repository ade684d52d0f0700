import { type AdministerNeeds, administerAccount } from '#domains/auth/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { readWithPictures } from './accounts.ts';

/** @throws {Failure} as administerAccount. */
export const administerUser: Call<'administerUser', AdministerNeeds> = async (needs, request) => {
  const { id } = request.params;
  await administerAccount(needs, callerOf(request).userId, id, request.body);
  const [account] = await readWithPictures(needs.db, [id]);
  if (!account) throw notFound(say('auth.failures.unknownAccount'));
  return ok('Account changed.', account);
};
