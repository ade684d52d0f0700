/** Who may make an account without an invitation, and whom an admin has to let in first, as admins decided. */
import type { CommunitySettings } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { Failure, invalid } from '#platform/server/http/failure.ts';
import { findAccount, isFirstAccount } from '../accounts.repository.ts';
import type { Invitation } from '../invite/invitations.repository.ts';

export type JoiningRule = Pick<CommunitySettings, 'registration' | 'emailDomains'>;

/** Whether an admin has to let in someone who registers now, unless an admin invited them. */
export const needsApproval = ({ registration }: Pick<JoiningRule, 'registration'>): boolean =>
  registration === 'approval';

/** Whether it does of someone with this invitation: an admin who invites someone has decided already. */
export async function isApprovalNeeded(
  db: Db | Tx,
  rule: Pick<JoiningRule, 'registration'>,
  { invitedBy }: Pick<Invitation, 'invitedBy'>,
): Promise<boolean> {
  if (!needsApproval(rule)) return false;
  const inviter = await findAccount(db, invitedBy);
  return !(inviter?.isActive && inviter.role === 'Admin');
}

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
