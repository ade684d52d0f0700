/** The second step of a login, for accounts that have one. */
import type { PasskeyAnswer } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { loginMessages } from '../../messages.ts';
import type { Account } from '../accounts.repository.ts';
import { hasApp } from '../factors/factors.repository.ts';
import { spendCode } from '../factors/spend-code.ts';
import { FAILURES_OF_CODES } from '../limits.ts';
import type { AuthNeeds } from '../needs.ts';
import { hasPasskey } from '../passkeys/passkeys.repository.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import type { LoginAttempt } from './login-attempts.ts';
import { noteFailedLogin } from './login-log.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'keys' | 'limiter'>;

interface StepSent {
  code?: string | undefined;
  /** In place of a code. */
  passkey?: PasskeyAnswer | undefined;
  isKnownDevice: boolean;
  userAgent: string | null;
}

/**
 * Takes the code or passkey. No-op for an account without a second step.
 *
 * @throws {Failure} 401 for a missing or wrong one, 429 after too many wrong ones.
 */
export async function askForCode(
  needs: Needs,
  account: Account,
  { attempt, ...sent }: StepSent & { attempt: LoginAttempt },
): Promise<void> {
  const missing = await findMissingStep(needs.db, account.id);
  if (!missing) return;
  if (sent.code === undefined && sent.passkey === undefined) {
    await attempt.postpone();
    throw missing;
  }
  await checkStep(needs, account, sent);
}

/** What to refuse a login with that has only the first step. Null for an account without a second one. */
export async function findMissingStep(db: Db | Tx, userId: string): Promise<Failure | null> {
  const app = await hasApp(db, userId);
  const passkey = await hasPasskey(db, userId);
  if (app && passkey) return new Failure(401, 'passkey_or_code_required', loginMessages.passkeyOrCodeRequired);
  if (app) return new Failure(401, 'factor_required', loginMessages.factorRequired);
  return passkey ? new Failure(401, 'passkey_required', loginMessages.passkeyRequired) : null;
}

/** @throws {Failure} 401 for a wrong code or passkey, 429 after too many wrong ones. */
export async function checkStep(needs: Needs, account: Account, sent: StepSent): Promise<void> {
  const { limiter } = needs;
  const { code, passkey, isKnownDevice, userAgent } = sent;
  // Counted for all addresses together. Strangers who know the password can't use up the owner's attempts.
  const failures = limitKey('logIn', isKnownDevice ? 'codesOfDevice' : 'codes', account.id);
  await limiter.take(failures, FAILURES_OF_CODES);
  const refusal = passkey ? await checkPasskey(needs, account, passkey) : await checkCode(needs, account, code);
  if (refusal) {
    await noteFailedLogin(needs, { email: account.email, account, userAgent });
    throw refusal;
  }
  await limiter.clear(failures);
}

/** @returns why it was refused; null if it was right. */
async function checkCode(needs: Needs, account: Account, code = ''): Promise<Failure | null> {
  const use = await spendCode(needs, account, code);
  return use.is === 'refused' ? new Failure(401, 'factor_refused', use.reason) : null;
}

/** @returns why it was refused; null if it was right. */
async function checkPasskey(needs: Needs, account: Account, answer: PasskeyAnswer): Promise<Failure | null> {
  const use = await takePasskey(needs, answer);
  if (use.is === 'unknown') return new Failure(401, 'passkey_unknown', use.reason);
  if (use.is === 'refused') return new Failure(401, 'factor_refused', use.reason, { cause: use.cause });
  if (use.account.id === account.id) return null;
  return new Failure(401, 'factor_refused', say('auth.passkeys.otherAccount'));
}
