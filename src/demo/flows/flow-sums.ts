/** What machines did in the last 90 days, by the people of the demo community and by visitors. */
import {
  type CountedStay,
  type CountedTransition,
  createFlowSums,
  RELEASE,
} from '#domains/flow-numbers/server/public.ts';
import type { DemoCommunity } from '../community.ts';
import { DAY_MS } from '../ids.ts';
import type { DemoPerson } from '../people/people.ts';
import { createRandom, type Random } from '../random.ts';
import {
  IMPACT_FORM,
  LOGIN,
  QUICK_LOG,
  REGISTRATION,
  UNVERIFIED_LOGIN,
  UNVERIFIED_LOGIN_SINCE,
  VERIFICATION,
} from './chains.ts';
import { countLifecycles } from './lifecycles.ts';
import { walkChain } from './walk-chain.ts';

const DAYS = 90;
/** Since then, someone who hasn't verified their address is shown better how to. */
const RELEASED_DAYS_AGO = 30;
const RELEASE_BEFORE = '0.0.9';
const VERIFYING = { before: 0.38, since: 0.71 };
const NEWCOMERS = { min: 2, max: 7 };
/** How many of those who registered log in before they have verified their address. */
const HASTY_SHARE = 0.55;
const LOGIN_SHARE = { week: 0.08, weekend: 0.05 };
/** How many open the form for each who sends it. */
const FORMS_OPENED = 1.6;
const DEVICES: readonly [share: number, device: string][] = [
  [0.56, 'phone'],
  [0.07, 'tablet'],
  [0.37, 'desktop'],
];
const LANGUAGES: readonly [RegExp, string][] = [
  [/Germany|Austria|Switzerland/, 'de'],
  [/France|Belgium|Senegal|Morocco/, 'fr'],
  [/Spain|Mexico|Argentina|Chile|Colombia|Peru/, 'es'],
  [/Jordan|Egypt|Lebanon|Tunisia/, 'ar'],
];

export function makeFlowSums(
  random: Random,
  community: DemoCommunity,
  today: Date,
): { transitions: CountedTransition[]; stays: CountedStay[] } {
  const sums = createFlowSums();
  const dayAgo = (days: number) => new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const submissions = Map.groupBy(community.impacts, ({ createdAt }) => createdAt.toISOString().slice(0, 10));
  const people = new Map(community.people.map((person) => [person.id, person]));

  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = dayAgo(ago);
    const isSince = ago <= RELEASED_DAYS_AGO;
    const by = (person: DemoPerson) => ({
      day,
      language: languageOf(person),
      device: deviceOf(person),
      release: isSince ? RELEASE : RELEASE_BEFORE,
    });
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const loginShare = isWeekend ? LOGIN_SHARE.weekend : LOGIN_SHARE.week;
    for (const person of community.people) {
      if (person.joinedAt.toISOString() < day && random.chance(loginShare)) walkChain(random, LOGIN, by(person), sums);
    }
    for (let count = random.between(NEWCOMERS.min, NEWCOMERS.max); count > 0; count -= 1) {
      // Newcomers are like those who are here.
      register(by(random.pick(community.people)), isSince);
    }
    for (const { ownerId } of submissions.get(day) ?? []) {
      const owner = people.get(ownerId);
      if (!owner) continue;
      walkChain(random, QUICK_LOG, by(owner), sums);
      for (let opened = 0; opened < FORMS_OPENED; opened += 1) walkChain(random, IMPACT_FORM, by(owner), sums);
    }
  }
  countLifecycles(community, sums, {
    from: dayAgo(DAYS),
    to: dayAgo(1),
    releaseOn: (day) => (day < dayAgo(RELEASED_DAYS_AGO) ? RELEASE_BEFORE : RELEASE),
    languageOf: (id) => languageOf(people.get(id)),
  });
  return sums.take();

  function register(by: { day: string; language: string; device: string; release: string }, isSince: boolean): void {
    if (walkChain(random, REGISTRATION, by, sums) !== 'registered') return;
    if (random.chance(HASTY_SHARE)) {
      walkChain(random, isSince ? UNVERIFIED_LOGIN_SINCE : UNVERIFIED_LOGIN, by, sums);
    }
    if (random.chance(isSince ? VERIFYING.since : VERIFYING.before)) walkChain(random, VERIFICATION, by, sums);
  }
}

const languageOf = (person: DemoPerson | undefined): string =>
  LANGUAGES.find(([countries]) => countries.test(person?.location ?? ''))?.[1] ?? 'en';

/** Always the same one. */
function deviceOf({ id }: DemoPerson): string {
  let left = createRandom(Number.parseInt(id.slice(-8), 16)).next();
  return (
    DEVICES.find(([share]) => {
      left -= share;
      return left < 0;
    })?.[1] ?? 'desktop'
  );
}
