/** Bios and privacy policies of the demo community. */
import { DEFAULT_PRIVACY, type PrivacyRules } from '#domains/people/privacy.ts';
import type { DemoCommunity } from '../community.ts';
import type { Random } from '../random.ts';
import bios from '../texts/bios.json' with { type: 'json' };
import type { DemoPerson } from './people.ts';

const BIO_SHARE = 0.45;
/** Every `everyNth` person has these rules. */
const POLICIES: readonly [everyNth: number, rules: Partial<PrivacyRules>][] = [
  [29, { leaderboard: 'private' }],
  [19, { leaderboard: 'members-only' }],
  [23, { impacts: 'private', leaderboard: 'members-only' }],
  [31, { location: 'private', councils: 'members-only' }],
  [17, { email: 'members-only', location: 'public' }],
];

export interface DemoProfiles {
  /** Null for people without a bio. */
  bioOf: (person: { id: string }) => string | null;
  policies: object[];
}

export function describePeople(random: Random, { people }: DemoCommunity): DemoProfiles {
  const bios = new Map(people.map((person) => [person.id, writeBio(random, person)]));
  const policies = people.filter(isOrdinaryMember).flatMap(({ id, joinedAt }, index) => {
    const [, rules] = POLICIES.find(([everyNth]) => index % everyNth === everyNth - 1) ?? [];
    if (!rules) return [];
    const { contactNo, ...policy } = { ...DEFAULT_PRIVACY, ...rules };
    return { user_id: id, ...policy, contact_no: contactNo, updated_at: joinedAt };
  });
  return { bioOf: ({ id }) => bios.get(id) ?? null, policies };
}

function writeBio(random: Random, person: DemoPerson): string | null {
  const bio = random.chance(BIO_SHARE) ? random.pick(bios.usual) : null;
  if (person.canSignIn) return person.role === 'Member' && person.isProfileCompleted ? bios.ofMember : null;
  return bio;
}

/** True for ordinary members: demo accounts keep the default policy, and partners are public anyway. */
const isOrdinaryMember = ({ canSignIn, role, isProfileCompleted }: DemoPerson) =>
  !canSignIn && role === 'Member' && isProfileCompleted;
