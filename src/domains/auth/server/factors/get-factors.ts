import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { countRecoveryCodes, findAppFactor } from './factors.repository.ts';

export const getFactors: Call<'getFactors', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const factor = await findAppFactor(db, userId);
  const app = factor?.confirmedAt
    ? { addedAt: factor.confirmedAt.toISOString(), lastUsedAt: factor.lastUsedAt?.toISOString() ?? null }
    : null;
  const passkeys = (await listPasskeys(db, userId)).map(presentPasskey);
  return ok('Second step found.', { app, passkeys, recoveryCodesLeft: await countRecoveryCodes(db, userId) });
};
