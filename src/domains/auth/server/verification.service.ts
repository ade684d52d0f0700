/** Verifying email addresses. */
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict, linkGone, tokenInvalid } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { findAccountForUpdate, markVerified } from './accounts.repository.ts';
import { authMail } from './mail-jobs.ts';
import { closeLinksOf, takeLink } from './mail-links.repository.ts';
import { hashSecret } from './secrets.ts';

export interface Verification {
  /** @throws {Failure} 409 when the address is verified already. */
  sendAgain(userId: string): Promise<void>;
  /** @throws {Failure} 410 for a used, expired or unknown link. */
  verify(token: string): Promise<void>;
}

export function createVerification({ db, jobs }: { db: Db; jobs: Jobs }): Verification {
  return {
    sendAgain: async (userId) => {
      await db.transaction().execute(async (tx) => {
        const account = await findAccountForUpdate(tx, userId);
        if (!account) throw tokenInvalid();
        if (account.isVerified) throw conflict('already_verified', say('auth.failures.alreadyVerified'));
        await jobs.enqueue(tx, authMail, { mail: 'verification', id: userId });
      });
    },

    verify: async (token) => {
      await db.transaction().execute(async (tx) => {
        const link = await takeLink(tx, hashSecret(token), 'verify');
        if (!link?.userId) throw linkGone();
        await markVerified(tx, link.userId);
        await closeLinksOf(tx, link.userId, 'verify');
      });
    },
  };
}
