import type { Tx } from '#platform/server/db/database.ts';
import { replaceRecoveryCodes } from './factors.repository.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

/** Replaces the person's recovery codes. @returns the new ones, which are known only now. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.flatMap((code) => hashRecoveryCode(code) ?? []);
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}
