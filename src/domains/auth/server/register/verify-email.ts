/** Verifying email addresses. */
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict, linkGone, tokenInvalid } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Account, findAccount, findAccountForUpdate, markVerified } from '../accounts.repository.ts';
import { recordLogin } from '../log-in/login-log.ts';
import { authMail } from '../mail-jobs.ts';
import { closeLinksOf, takeLink } from '../mail-links.repository.ts';
import { hashSecret } from '../secrets.ts';
import type { Sessions, SessionTokens } from '../sessions/callers.ts';

export interface Verification {
  /** @throws {Failure} 409 when the address is verified already. */
  sendAgain(userId: string): Promise<void>;
  /** As sendAgain, but does nothing if there's no such account: its address was taken. */
  sendToRegistered(userId: string): Promise<void>;
  /**
   * @param registered the account that was registered in this browser, if any.
   * @returns a session if that's the account; its password was typed here. @throws {Failure} 410 for a used, expired or
   * unknown link.
   */
  verify(
    token: string,
    registered: { userId: string | null; userAgent: string | null },
  ): Promise<{ tokens: SessionTokens; account: Account } | null>;
}

export function createVerification({ db, jobs, sessions }: { db: Db; jobs: Jobs; sessions: Sessions }): Verification {
  const sendTo = async (tx: Tx, account: Account) => {
    if (account.isVerified) throw conflict('already_verified', say('auth.failures.alreadyVerified'));
    await jobs.enqueue(tx, authMail, { mail: 'verification', id: account.id });
  };
  return {
    sendAgain: (userId) =>
      db.transaction().execute(async (tx) => {
        const account = await findAccountForUpdate(tx, userId);
        if (!account) throw tokenInvalid();
        await sendTo(tx, account);
      }),

    sendToRegistered: (userId) =>
      db.transaction().execute(async (tx) => {
        const account = await findAccountForUpdate(tx, userId);
        if (account) await sendTo(tx, account);
      }),

    verify: (token, registered) =>
      db.transaction().execute(async (tx) => {
        const link = await takeLink(tx, hashSecret(token), 'verify');
        if (!link?.userId) throw linkGone();
        await markVerified(tx, link.userId);
        await closeLinksOf(tx, link.userId, 'verify');
        const account = await findAccount(tx, link.userId);
        if (!account?.isActive || account.id !== registered.userId) return null;
        await recordLogin(tx, account, registered.userAgent);
        return { account, tokens: await sessions.begin(tx, account.id, registered.userAgent) };
      }),
  };
}
