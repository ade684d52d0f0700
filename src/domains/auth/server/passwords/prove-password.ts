/** Has the caller prove that they know their password. */
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import type { Account } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';

interface Proof {
  password: string;
  /** The field that has it. */
  field?: string;
}

/** @throws {Failure} 422 for a wrong password. */
export async function provePassword(
  { db, hasher }: { db: Db; hasher: AuthNeeds['hasher'] },
  userId: string,
  { password, field = 'password' }: Proof,
): Promise<Account> {
  const account = await getOwnAccount(db, userId);
  const isRight = await hasher.verify(account.passwordHash, password);
  if (isRight) return account;
  const isNone = account.passwordHash === null;
  const message = isNone ? say('auth.failures.noPasswordYet') : say('auth.failures.wrongCurrentPassword');
  throw invalid([{ field, message }]);
}
