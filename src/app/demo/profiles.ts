/** What people of the demo community say of themselves, and what a few of them keep to themselves. */
import { DEFAULT_PRIVACY, type PrivacyRules } from '../../domains/members/privacy.ts';
import type { DemoCommunity } from './community.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

const BIO_SHARE = 0.45;
const BIOS = [
  'Marine biologist. I count what comes back when the nets stay out for a season.',
  'I teach chemistry in the morning and repair bicycles in the afternoon.',
  'Grew up beside this river and would like to swim in it again.',
  'Retired nurse. First aid courses on Saturdays, tea afterwards.',
  'Carpenter. Whatever is thrown away and has a straight grain, I take.',
  'Two children, one balcony, forty kilos of tomatoes last year.',
  'I run the seed library in the old post office. Bring an envelope.',
  'Student of hydrology, here for the water points and the people who keep them running.',
  'I cook for eighty on Thursdays from what the market did not sell.',
  'Bus driver. I know every street that floods.',
  'Bird ringer since school. Ask me about terns.',
  'Translator; I help when a form has more pages than it needs.',
  'We started with one street tree that nobody watered.',
  'Engineer by day. Solar lamps, then solar pumps, then we shall see.',
  'I keep bees on the roof of the library, with the consent of the library.',
  'Mostly I carry things and write down how many there were.',
  'Farmer, third generation, first one without a plough.',
  'I lend tools. Drills, ladders, a cider press.',
  'Librarian. Reading hours for those who learn the language, of any age.',
  'Came for one clean-up and stayed for the breakfast.',
];
const OWN_BIO = 'I plant mangroves with the fishers of the Saloum delta and keep the list of who brought what.';

/** One in so many of the crowd has a policy of each kind. */
const POLICIES: readonly [everyNth: number, rules: Partial<PrivacyRules>][] = [
  [29, { leaderboard: 'private' }],
  [19, { leaderboard: 'members-only' }],
  [23, { impacts: 'private', leaderboard: 'members-only' }],
  [31, { location: 'private', councils: 'members-only' }],
  [17, { email: 'members-only', location: 'public' }],
];

export interface DemoProfiles {
  /** Null for who says nothing. */
  bioOf: (person: { id: string }) => string | null;
  policies: object[];
}

export function describePeople(random: Random, { people }: DemoCommunity): DemoProfiles {
  const bios = new Map(people.map((person) => [person.id, writeBio(random, person)]));
  const policies = people.filter(isOfCrowd).flatMap(({ id, joinedAt }, index) => {
    const [, rules] = POLICIES.find(([everyNth]) => index % everyNth === everyNth - 1) ?? [];
    if (!rules) return [];
    const { contactNo, ...policy } = { ...DEFAULT_PRIVACY, ...rules };
    return { user_id: id, ...policy, contact_no: contactNo, updated_at: joinedAt };
  });
  return { bioOf: ({ id }) => bios.get(id) ?? null, policies };
}

function writeBio(random: Random, person: DemoPerson): string | null {
  const bio = random.chance(BIO_SHARE) ? random.pick(BIOS) : null;
  if (person.canSignIn) return person.role === 'Member' && person.isProfileCompleted ? OWN_BIO : null;
  return bio;
}

/** Whom the accounts of visitors meet, partners apart: what they offer is public anyway. */
const isOfCrowd = ({ canSignIn, role, isProfileCompleted }: DemoPerson) =>
  !canSignIn && role === 'Member' && isProfileCompleted;
