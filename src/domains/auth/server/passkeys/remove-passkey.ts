import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import { announceFactor } from '../factors/announce-factor.ts';
import { deleteUselessCodes } from '../factors/factors.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { deletePasskey } from './passkeys.repository.ts';
import { noPasskey } from './rename-passkey.ts';

/** @throws {Failure} 404 for anyone else's. */
export const removePasskey: Call<'removePasskey', Pick<AuthNeeds, 'db' | 'jobs'>> = async ({ db, jobs }, request) => {
  const { userId } = callerOf(request);
  await db.transaction().execute(async (tx) => {
    const account = await getOwnAccountForUpdate(tx, userId);
    if (!(await deletePasskey(tx, userId, request.params.id))) throw noPasskey();
    await deleteUselessCodes(tx, userId);
    await announceFactor({ tx, jobs }, account, 'passkeyRemoved');
  });
  return ok('Passkey removed.', null);
};
