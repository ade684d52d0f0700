import type { PrivacyPart, Role } from '../../../../generated/types.gen.ts';

export const ROLE_NAMES: Record<Role, string> = {
  Member: 'Member',
  Partner: 'Partner',
  Judge: 'Judge',
  Admin: 'Admin',
};

/** How a person is spoken of below the full name. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

const PART_NAMES: Record<PrivacyPart, string> = {
  email: 'mail address',
  contactNo: 'phone number',
  location: 'place',
  impacts: 'impacts',
  councils: 'councils',
  leaderboard: 'points and rank',
};

/** Null when nothing of these is hidden. */
export function sayHidden(name: string, hidden: readonly PrivacyPart[], among: readonly PrivacyPart[]): string | null {
  const names = among.filter((part) => hidden.includes(part)).map((part) => PART_NAMES[part]);
  if (names.length === 0) return null;
  return `${firstNameOf(name)} keeps the ${new Intl.ListFormat('en-GB').format(names)} private.`;
}
