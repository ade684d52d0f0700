import type { PasskeyAnswer } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, tokenInvalid } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import { hasSecondStep } from '../factors/factors.repository.ts';
import { spendCode } from '../factors/spend-code.ts';
import { FAILED_PROOFS } from '../limits.ts';
import type { AuthNeeds } from '../needs.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { markProven } from './sessions.repository.ts';

type ProvingNeeds = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'hasher' | 'keys'>;
type Needs = ProvingNeeds & Pick<AuthNeeds, 'limiter'>;

/** Proves that it's still the owner who uses the session. @throws {Failure} 422 by field, 429 after too many wrong ones. */
export const proveIdentity: Call<'proveIdentity', Needs> = async (needs, request) => {
  const { db, limiter } = needs;
  const { userId, sessionId } = callerOf(request);
  if (sessionId === null) throw tokenInvalid();
  const { password, code, passkey } = request.body;
  const failures = limitKey('proveIdentity', 'failures', userId);
  await limiter.take(failures, FAILED_PROOFS);
  if (password !== undefined) await provePassword(needs, userId, { password });
  if (code !== undefined) await proveByCode(needs, userId, code);
  if (passkey !== undefined) await proveByPasskey(needs, userId, passkey);
  await limiter.clear(failures);
  await markProven(db, sessionId);
  return ok('Proved.', null);
};

async function proveByCode(needs: ProvingNeeds, userId: string, code: string): Promise<void> {
  const account = await getOwnAccount(needs.db, userId);
  // One that is still being set up proves nothing.
  if (!(await hasSecondStep(needs.db, userId))) {
    throw invalid([{ field: 'code', message: say('auth.factors.notSetUp') }]);
  }
  const use = await spendCode(needs, account, code);
  if (use.is === 'refused') throw invalid([{ field: 'code', message: use.reason }]);
}

async function proveByPasskey(needs: ProvingNeeds, userId: string, answer: PasskeyAnswer): Promise<void> {
  const taken = await takePasskey(needs, answer);
  if (taken.is !== 'right') throw invalid([{ field: 'passkey', message: taken.reason }]);
  if (taken.account.id !== userId) throw invalid([{ field: 'passkey', message: say('auth.passkeys.otherAccount') }]);
}
