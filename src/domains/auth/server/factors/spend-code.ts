import type { Account } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { announceFactor } from './announce-factor.ts';
import { type CodeTaken, takeCode } from './take-code.ts';

type Needs = Pick<AuthNeeds, 'db' | 'jobs' | 'keys'>;

/** Takes a code for good, and tells the owner if it was a recovery code. @param account with a second step. */
export const spendCode = (needs: Needs, account: Account, code: string): Promise<CodeTaken> =>
  needs.db.transaction().execute(async (tx) => {
    const used = await takeCode(needs, tx, account.id, code);
    if (used.is === 'right' && used.by === 'recoveryCode') {
      await announceFactor({ tx, jobs: needs.jobs }, account, 'recoveryCodeUsed');
    }
    return used;
  });
