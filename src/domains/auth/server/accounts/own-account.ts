/** The account of a caller, whose token is useless once the account is gone. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import { tokenInvalid } from '#platform/server/http/failure.ts';
import { type Account, findAccount, findAccountForUpdate } from '../accounts.repository.ts';

/** @throws {Failure} 401 */
export const getOwnAccount = async (db: Db | Tx, userId: string): Promise<Account> =>
  found(await findAccount(db, userId));

/** Locked until the transaction ends. @throws {Failure} 401 */
export const getOwnAccountForUpdate = async (tx: Tx, userId: string): Promise<Account> =>
  found(await findAccountForUpdate(tx, userId));

function found(account: Account | undefined): Account {
  if (!account) throw tokenInvalid();
  return account;
}
