/** Takes a code of the app, or a recovery code, once. */
import { say } from '#languages/say.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { type AppFactor, findAppFactorForUpdate, markUsed, takeRecoveryCode } from './factors.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type CodeVerdict, isAppCode, judgeAppCode } from './totp.ts';

export interface FactorKeys {
  keys: Pick<Keys, 'factors'>;
}

export type CodeTaken =
  | { is: 'right'; by: 'app' | 'recoveryCode' }
  /** Why it wasn't taken, for the person. */
  | { is: 'refused'; reason: string };

const refused = (reason: string): CodeTaken => ({ is: 'refused', reason });

/** Changes nothing unless it's right. */
export async function takeCode({ keys }: FactorKeys, tx: Tx, userId: string, typed: string): Promise<CodeTaken> {
  const code = withoutSpaces(typed);
  const factor = await findAppFactorForUpdate(tx, userId);
  if (isAppCode(code))
    return factor ? takeAppCode({ keys }, tx, { userId, factor, code }) : refused(sayRefusal('wrong'));
  const hash = hashRecoveryCode(code);
  if (!hash) return refused(say('auth.factors.malformedCode'));
  const outcome = await takeRecoveryCode(tx, userId, hash);
  if (outcome === 'taken') return { is: 'right', by: 'recoveryCode' };
  return refused(outcome === 'used' ? say('auth.factors.usedRecoveryCode') : say('auth.factors.wrongRecoveryCode'));
}

/** Null for a secret that was sealed with neither of the keys. */
export function judgeSealed({ keys }: FactorKeys, { sealedSecret, lastStep }: AppFactor, code: string) {
  const secret = unseal(keys.factors, sealedSecret);
  if (secret === null) return null;
  const verdict = judgeAppCode(Buffer.from(secret, 'base64'), withoutSpaces(code), { lastStep, now: Date.now() });
  return { ...verdict, secret };
}

export function sayRefusal(verdict: Exclude<CodeVerdict['is'], 'right'>): string {
  if (verdict === 'used') return say('auth.factors.usedCode');
  return verdict === 'mistimed' ? say('auth.factors.mistimedCode') : say('auth.factors.wrongCode');
}

async function takeAppCode(
  { keys }: FactorKeys,
  tx: Tx,
  { userId, factor, code }: { userId: string; factor: AppFactor; code: string },
): Promise<CodeTaken> {
  const verdict = judgeSealed({ keys }, factor, code);
  if (verdict === null) return refused(say('auth.factors.unreadableSecret'));
  if (verdict.is !== 'right') return refused(sayRefusal(verdict.is));
  // Sealed with the current key, so that the secret before can be forgotten once every app was used.
  await markUsed(tx, userId, { step: verdict.step, sealedSecret: seal(keys.factors, verdict.secret) });
  return { is: 'right', by: 'app' };
}

const withoutSpaces = (code: string) => code.replace(/\s/g, '');
