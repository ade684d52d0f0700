/** What machines did in the last 90 days, by the people of the demo community and by visitors. */
import {
  type CountedStay,
  type CountedTransition,
  createFlowSums,
  type FlowSums,
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
const RELEASE_BEFORE = '0.9.0';
const VERIFYING = { before: 0.38, since: 0.71 };
const NEWCOMERS = { min: 2, max: 7 };
/** How many of those who registered log in before they have verified their address. */
const HASTY_SHARE = 0.55;
const LOGIN_SHARE = { week: 0.08, weekend: 0.05 };
/** How many open the form for each who sends it. */
const FORMS_OPENED = 2;
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

type By = Pick<CountedTransition, 'day' | 'language' | 'device' | 'release'>;

export function makeFlowSums(
  random: Random,
  community: DemoCommunity,
  today: Date,
): { transitions: CountedTransition[]; stays: CountedStay[] } {
  const sums = createFlowSums();
  const dayAgo = (days: number) => dayOf(new Date(today.getTime() - days * DAY_MS));
  const releaseOn = (day: string) => (day < dayAgo(RELEASED_DAYS_AGO) ? RELEASE_BEFORE : RELEASE);
  const people = community.people.map((person) => ({
    joined: dayOf(person.joinedAt),
    kind: { language: languageOf(person), device: deviceOf(person) },
  }));
  const kinds = new Map(community.people.map(({ id }, place) => [id, people[place]?.kind]));
  const impacts = Map.groupBy(community.impacts, ({ createdAt }) => dayOf(createdAt));

  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = dayAgo(ago);
    const on = { day, release: releaseOn(day) };
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const loginShare = isWeekend ? LOGIN_SHARE.weekend : LOGIN_SHARE.week;
    for (const { joined, kind } of people) {
      if (joined < day && random.chance(loginShare)) walkChain(random, LOGIN, { ...on, ...kind }, sums);
    }
    for (let count = random.between(NEWCOMERS.min, NEWCOMERS.max); count > 0; count -= 1) {
      // They are like those who are here.
      register(random, { ...on, ...random.pick(people).kind }, sums);
    }
    for (const { ownerId } of impacts.get(day) ?? []) {
      const kind = kinds.get(ownerId);
      if (kind) logImpact(random, { ...on, ...kind }, sums);
    }
  }
  const languageById = (id: string) => kinds.get(id)?.language ?? 'en';
  countLifecycles(community, sums, { from: dayAgo(DAYS), to: dayAgo(1), releaseOn, languageById });
  return sums.take();
}

function register(random: Random, by: By, sums: FlowSums): void {
  if (walkChain(random, REGISTRATION, by, sums) !== 'registered') return;
  const isSince = by.release === RELEASE;
  if (random.chance(HASTY_SHARE)) walkChain(random, isSince ? UNVERIFIED_LOGIN_SINCE : UNVERIFIED_LOGIN, by, sums);
  if (random.chance(isSince ? VERIFYING.since : VERIFYING.before)) walkChain(random, VERIFICATION, by, sums);
}

function logImpact(random: Random, by: By, sums: FlowSums): void {
  walkChain(random, QUICK_LOG, by, sums);
  for (let opened = 0; opened < FORMS_OPENED; opened += 1) walkChain(random, IMPACT_FORM, by, sums);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const languageOf = ({ location }: DemoPerson): string =>
  LANGUAGES.find(([countries]) => countries.test(location ?? ''))?.[1] ?? 'en';

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
