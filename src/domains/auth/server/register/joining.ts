/** Who may make an account without an invitation, and whom an admin has to let in first, as admins decided. */
import type { CommunitySettings } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { Failure, invalid } from '#platform/server/http/failure.ts';
import { isFirstAccount } from '../accounts.repository.ts';

export type JoiningRule = Pick<CommunitySettings, 'registration' | 'emailDomains'>;

/** Whether an admin has to let in someone who registers now, unless an admin invited them. */
export const needsApproval = ({ registration }: Pick<JoiningRule, 'registration'>): boolean =>
  registration === 'approval';

/** The first person may always join: they become the admin. @throws {Failure} 403 by invitation only, 422 for the address. */
export async function assertMayJoin(tx: Tx, rule: JoiningRule, email: string): Promise<void> {
  const isOpen = rule.registration !== 'invitation' && hasAllowedDomain(rule, email);
  if (isOpen || (await isFirstAccount(tx))) return;
  if (rule.registration === 'invitation') throw new Failure(403, 'not_allowed', say('auth.failures.byInvitation'));
  throw invalid([{ field: 'email', message: sayDomains(rule) }]);
}

/** Of a domain that is listed, or of one below it. */
function hasAllowedDomain({ emailDomains }: JoiningRule, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return emailDomains.length === 0 || emailDomains.some((one) => domain === one || domain.endsWith(`.${one}`));
}

const sayDomains = ({ emailDomains }: JoiningRule): string =>
  say('auth.failures.emailDomains', { domains: formatList(emailDomains, 'disjunction') });
