/** What someone gets who proved who they are, and whose email address isn't verified or whom no admin has let in yet. */
import type { UnverifiedSession } from '#generated/types.gen.ts';
import type { Account } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentSessionUser } from '../present.ts';
import { presentOwn } from './present-registration.ts';
import { findAdmission } from './registrations.repository.ts';

type Needs = Pick<AuthNeeds, 'db' | 'config' | 'accessTokens'>;

/** The token allows no more than a visitor may do, the calls about the address and the registration aside. */
export async function beginUnverified(
  { db, config, accessTokens }: Needs,
  account: Account,
): Promise<UnverifiedSession> {
  const admission = await findAdmission(db, account.id);
  const { accessToken } = await accessTokens.sign({ userId: account.id, sessionId: null });
  return {
    accessToken,
    user: presentSessionUser(account),
    registration: (admission && presentOwn(admission, config.retention)) ?? null,
  };
}
