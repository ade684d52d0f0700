import type { PrivacyPart, Role } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

export const ROLE_NAMES: Record<Role, string> = {
  Member: say('profiles.personTexts.member'),
  Partner: say('profiles.personTexts.partner'),
  Judge: say('profiles.personTexts.judge'),
  Admin: say('profiles.personTexts.admin'),
};

export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

const PART_NAMES: Record<PrivacyPart, string> = {
  email: say('profiles.personTexts.emailAddress'),
  contactNo: say('profiles.personTexts.phoneNumber'),
  location: say('profiles.personTexts.location'),
  impacts: say('profiles.personTexts.impacts'),
  councils: say('profiles.personTexts.councils'),
  leaderboard: say('profiles.personTexts.leaderboard'),
};

/** Null if nothing is hidden. */
export function sayHidden(name: string, hidden: readonly PrivacyPart[], among: readonly PrivacyPart[]): string | null {
  const names = among.filter((part) => hidden.includes(part)).map((part) => PART_NAMES[part]);
  if (names.length === 0) return null;
  return say('profiles.personTexts.keepsPrivate', { name: isolate(firstNameOf(name)), parts: formatList(names) });
}
