/** Bios and privacy policies of the demo community. */
import { DEFAULT_PRIVACY, type PrivacyRules } from '#domains/people/privacy.ts';
import type { DemoCommunity } from './community.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';

const BIO_SHARE = 0.45;
const BIOS = [
  'Marine biologist. I count what returns when the nets stay ashore for a season.',
  'Chemistry teacher by morning, bike mechanic by afternoon.',
  'Grew up by this river and hoping to swim in it again.',
  'Retired nurse. First aid courses on Saturdays, tea afterwards.',
  'Carpenter. If you’re throwing out wood with a straight grain, I’ll take it.',
  'Two children, one balcony, forty kilos of tomatoes last year.',
  'I run the seed library in the old post office. Bring an envelope.',
  'Hydrology student, here for the wells and the people who keep them running.',
  'On Thursdays I cook for eighty with whatever the market didn’t sell.',
  'Bus driver. I know every street that floods.',
  'Ringing birds since school. Ask me about terns.',
  'Translator. I help people with forms that are longer than they need to be.',
  'It started with one street tree that nobody was watering.',
  'Engineer by day. First solar lamps, then solar pumps, then who knows.',
  'I keep bees on the library roof, with the library’s blessing.',
  'Mostly I carry things and count them.',
  'Farmer, third generation, first one without a plough.',
  'I lend out tools: drills, ladders, a cider press.',
  'Librarian. I run reading hours for language learners of all ages.',
  'Came for one clean-up and stayed for the breakfast.',
];
const OWN_BIO = 'I plant mangroves with fishers in the Saloum delta and keep track of who brought what.';

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
  const bio = random.chance(BIO_SHARE) ? random.pick(BIOS) : null;
  if (person.canSignIn) return person.role === 'Member' && person.isProfileCompleted ? OWN_BIO : null;
  return bio;
}

/** True for ordinary members: demo accounts keep the default policy, and partners are public anyway. */
const isOrdinaryMember = ({ canSignIn, role, isProfileCompleted }: DemoPerson) =>
  !canSignIn && role === 'Member' && isProfileCompleted;
