/** What the administration calls the states and roles of accounts. */
import type { Account, AccountStatus, Role } from '#generated/types.gen.ts';

export const STATUS_NAMES: Record<AccountStatus, string> = {
  active: 'Active',
  inactive: 'Deactivated',
  unverified: 'Email not verified',
  incomplete: 'Profile incomplete',
};

export const STATUS_TONES = {
  active: 'neutral',
  inactive: 'danger',
  unverified: 'accent',
  incomplete: 'accent',
} as const satisfies Record<AccountStatus, string>;

/** What a role lets a person do, shown when the role is chosen. */
export const ROLE_WORDS: Record<Role, string> = {
  Admin: 'Manages everything: people, points, impacts, councils, opportunities and news.',
  Judge: 'Reviews impacts, in an area of their own.',
  Partner: 'Offers opportunities and decides who gets a place.',
  Member: 'Logs impacts, earns points, joins councils and applies for scholarships.',
};

/** By the name or, while that is not known, the email address. */
export const nameOf = ({ name, lastName, email }: Pick<Account, 'name' | 'lastName' | 'email'>): string =>
  [name, lastName].filter(Boolean).join(' ') || email;
