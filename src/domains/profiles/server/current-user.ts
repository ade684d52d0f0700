/** The caller's own account, as answered to whatever changes it. */
import type { PresentMedia } from '#domains/media/server/public.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { isListed } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, tokenInvalid } from '#platform/server/http/failure.ts';
import { setLanguage } from './changes.repository.ts';
import { readOwnAccount } from './own-account.repository.ts';
import { presentCurrentUser } from './present.ts';

export interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

export const getCurrentUser: Call<'getCurrentUser', Needs> = async (needs, request) =>
  ok('Your account.', await readCurrentUser(needs, callerOf(request).userId));

/** @throws {Failure} 422 for a language that the product doesn't have. */
export const updateLanguage: Call<'updateLanguage', Needs> = async (needs, request) => {
  const { userId } = callerOf(request);
  const { language } = request.body;
  if (language !== null && !isListed(language)) {
    throw invalid([{ field: 'language', message: say('profiles.failures.noLanguage') }]);
  }
  await setLanguage(needs.db, userId, language);
  return ok('Language saved.', await readCurrentUser(needs, userId));
};

/** @throws {Failure} 401 if the account was deleted since the token was read. */
export async function readCurrentUser({ db, presentMedia }: Needs, userId: string): Promise<CurrentUser> {
  const [account] = await readOwnAccount(db, { id: userId });
  if (!account) throw tokenInvalid();
  return presentCurrentUser(account, account.avatar && presentMedia(account.avatar, { isPublic: true }));
}
