/** What the administration calls the states and roles of accounts. */
import type { Account, AccountStatus, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** Like the state, but an erased account isn't merely deactivated, and some people await an admin's approval alone. */
export function sayStatus(account: Pick<Account, 'status' | 'erasedAt' | 'isAwaitingApproval'>): string {
  if (account.erasedAt !== null) return say('administration.accountTexts.erased');
  const isAwaiting = account.status === 'unverified' && account.isAwaitingApproval;
  return isAwaiting ? say('administration.accountTexts.awaitingApproval') : STATUS_NAMES[account.status];
}

export const STATUS_NAMES: Record<AccountStatus, string> = {
  active: say('administration.accountTexts.active'),
  inactive: say('administration.accountTexts.deactivated'),
  unverified: say('administration.accountTexts.unverified'),
  incomplete: say('administration.accountTexts.profileIncomplete'),
};

export const STATUS_TONES = {
  active: 'neutral',
  inactive: 'danger',
  unverified: 'accent',
  incomplete: 'accent',
} as const satisfies Record<AccountStatus, string>;

export const ROLE_NAMES: Record<Role, string> = {
  Admin: say('administration.accountTexts.admin'),
  Judge: say('administration.accountTexts.judge'),
  Partner: say('administration.accountTexts.partner'),
  Member: say('administration.accountTexts.member'),
};

/** What a role lets a person do, shown when the role is chosen. */
export const ROLE_DESCRIPTIONS: Record<Role, string> = {
  Admin: say('administration.accountTexts.role.admin'),
  Judge: say('administration.accountTexts.role.judge'),
  Partner: say('administration.accountTexts.role.partner'),
  Member: say('administration.accountTexts.role.member'),
};
