/** The demo community's impacts and how they were reviewed. */
import { tidyMeasures } from '#domains/impacts/model.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { type DemoPerson, isActiveMember } from '../people/people.ts';
import type { Random } from '../random.ts';
import { ACTIVITIES, type Activity, activityIn, type Range } from './activities.ts';
import { answerNamings, type DemoNamings } from './namings.ts';
import { makeReviewHistory, pickReviewSteps, type ReviewHistory, type ReviewSteps } from './review-history.ts';
import { type Amounts, writeImpact } from './write-impact.ts';

export interface DemoImpact extends ReviewHistory {
  id: string;
  ownerId: string;
  memberIds: string[];
  namings: DemoNamings;
  title: string;
  /** The description as first submitted; resubmitting adds to it. */
  description: string;
  eventType: string;
  /** The kind of scene that its pictures show. */
  scene: string;
  sdgs: number[];
  location: string;
  impactYear: number;
  startDate: string;
  endDate: string | null;
  measures: Omit<Amounts, 'helpers'>;
  createdAt: Date;
  isHidden: boolean;
  isFeatured: boolean;
}

interface Draft {
  owner: DemoPerson;
  startedAt: Date;
  createdAt: Date;
  steps: ReviewSteps;
}

interface Context {
  members: readonly DemoPerson[];
  /** Judges and admins. */
  deciders: readonly DemoPerson[];
  /** The titles used so far. */
  titles: Set<string>;
  today: Date;
}

const ACTIVE_SHARE = 0.8;
const MAX_PER_PERSON = 58;
/** People who have been members for this long have logged all of their impacts; newer ones only a part. */
const FULL_TENURE_MS = 900 * DAY_MS;
const MAX_DAYS_UNTIL_LOGGED = 12;
const PENDING_COUNT = 46;
const PENDING_DAYS = 24;
const LONG_AGO_DAYS = { from: 700, to: 330 };
const HIDDEN_SHARE = 0.003;
const FEATURED = 9;

export function makeImpacts(random: Random, people: readonly DemoPerson[], today: Date): DemoImpact[] {
  const members = people.filter(isActiveMember);
  const drafts = [
    ...members.flatMap((owner) => draftsOf(random, owner, today)),
    ...pendingDrafts(random, members, today),
    ...members.filter(({ canSignIn }) => canSignIn).flatMap((owner) => accountDrafts(owner, today)),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const cast = {
    members,
    deciders: people.filter(({ role }) => role === 'Judge' || role === 'Admin'),
    titles: new Set<string>(),
    today,
  };
  const impacts = drafts.map((draft) => makeImpact(random, draft, cast));
  feature(random, impacts);
  return impacts;
}

function draftsOf(random: Random, owner: DemoPerson, today: Date): Draft[] {
  if (!owner.canSignIn && !random.chance(ACTIVE_SHARE)) return [];
  const tenure = Math.min(1, (today.getTime() - owner.joinedAt.getTime()) / FULL_TENURE_MS);
  // Few people log much: squaring a random number makes high levels rare.
  const level = owner.canSignIn ? 0.6 : random.next() ** 2;
  const count = Math.ceil(level * tenure * MAX_PER_PERSON);
  return Array.from({ length: count }, () => {
    const createdAt = new Date(random.between(owner.joinedAt.getTime(), today.getTime() - 1));
    return {
      owner,
      createdAt,
      startedAt: startBefore(random, createdAt, owner.joinedAt),
      steps: pickReviewSteps(random),
    };
  });
}

/**
 * Impacts that were logged in the last weeks and are pending or, for one in eight, appealed. A third of them were done
 * long before, so that the review queues span several years.
 */
function pendingDrafts(random: Random, members: readonly DemoPerson[], today: Date): Draft[] {
  const daysAgo = (days: number) => today.getTime() - days * DAY_MS;
  const owners = members.filter(({ joinedAt }) => joinedAt.getTime() < daysAgo(LONG_AGO_DAYS.from));
  if (owners.length === 0) return [];
  return Array.from({ length: PENDING_COUNT }, (_, index) => {
    const createdAt = new Date(random.between(daysAgo(PENDING_DAYS), today.getTime() - 1));
    const { from, to } = index % 3 === 0 ? LONG_AGO_DAYS : { from: 2 * PENDING_DAYS, to: PENDING_DAYS + 1 };
    const startedAt = new Date(random.between(daysAgo(from), daysAgo(to)));
    // Appealed impacts are old enough to have been declined, and recent enough for the appeal to be new.
    const isAppeal = index % 8 === 0;
    if (!isAppeal) return { owner: random.pick(owners), createdAt, startedAt, steps: [] };
    const earlier = new Date(daysAgo(8 + index / 4));
    return { owner: random.pick(owners), createdAt: earlier, startedAt, steps: ['declined', 'appealed'] };
  });
}

/** At least one impact in each state for a demo account, all from the last weeks. */
function accountDrafts(owner: DemoPerson, today: Date): Draft[] {
  const sequences: ReviewSteps[] = [
    ['declined', 'appealed', 'declined'],
    ['declined', 'appealed', 'overturned'],
    ['verified', 'reopened'],
    ['declined', 'appealed'],
    ['declined'],
    ['verified'],
    [],
    ['asked', 'answered'],
    ['asked'],
  ];
  return sequences.map((steps, index) => {
    const decisions = steps.filter((step) => step !== 'asked' && step !== 'answered');
    const daysAgo = (sequences.length - index) * 3 + decisions.length * 8;
    const createdAt = new Date(today.getTime() - daysAgo * DAY_MS);
    return { owner, createdAt, startedAt: new Date(createdAt.getTime() - 4 * DAY_MS), steps };
  });
}

function makeImpact(
  random: Random,
  { owner, startedAt, createdAt, steps }: Draft,
  { members, deciders, titles, today }: Context,
): DemoImpact {
  const location = owner.location ?? 'Bergen, Norway';
  const city = location.split(',')[0] ?? location;
  const activity = activityIn(city, random.pick(ACTIVITIES));
  const { helpers, ...measures } = measure(random, activity);
  let written = writeImpact(random, activity, { helpers, ...measures }, city);
  for (let tries = 0; titles.has(written.title) && tries < 4; tries++) {
    written = writeImpact(random, activity, { helpers, ...measures }, city);
  }
  titles.add(written.title);
  const memberIds = pickMembers(random, owner, members, startedAt);
  const participants = new Set([owner.id, ...memberIds]);
  const judges = deciders.filter(({ id }) => !participants.has(id));
  const admin = deciders.find(({ role }) => role === 'Admin');
  const history = makeReviewHistory(
    random,
    steps,
    {
      ownerId: owner.id,
      adminId: admin?.id ?? owner.id,
      askerId: judges.find(({ role, canSignIn }) => role === 'Judge' && canSignIn)?.id,
      judgesAt: (at) => judges.filter(({ joinedAt }) => joinedAt < at).map(({ id }) => id),
    },
    { from: createdAt, now: today },
  );
  const isSeveralDays = random.chance(0.25);
  const lastDay = new Date(Math.min(startedAt.getTime() + random.between(1, 20) * DAY_MS, createdAt.getTime()));
  const startDate = toDay(startedAt);
  const endDate = toDay(lastDay);
  return {
    ...written,
    ...history,
    id: idAt(random, createdAt),
    ownerId: owner.id,
    memberIds,
    namings: answerNamings({ memberIds, createdAt }),
    eventType: activity.eventType,
    scene: activity.scene,
    sdgs: pickGoals(random, activity),
    location,
    impactYear: startedAt.getUTCFullYear(),
    startDate,
    endDate: isSeveralDays && endDate > startDate ? endDate : null,
    measures,
    createdAt,
    isHidden: history.status.isVerified === true && random.chance(HIDDEN_SHARE),
    isFeatured: false,
  };
}

function measure(random: Random, activity: Activity): Amounts {
  const pickAmount = (range: Range | undefined) => {
    if (!range) return 0;
    const [min, max] = range;
    // Small numbers are common, large ones rare.
    return Math.round(min + random.next() ** 2 * (max - min));
  };
  const helpers = pickAmount(activity.helpers);
  const { hours, people, trees, co2eKg, wasteKg } = tidyMeasures({
    hours: helpers * pickAmount(activity.hoursEach) + (random.chance(0.2) ? 0.5 : 0),
    people: pickAmount(activity.people),
    trees: pickAmount(activity.trees),
    co2eKg: pickAmount(activity.co2eKg),
    wasteKg: pickAmount(activity.wasteKg),
  });
  return { helpers, hours, people, trees, co2eKg, wasteKg };
}

function pickGoals(random: Random, { goals }: Activity): number[] {
  const [first, ...others] = goals;
  const more = others.filter(() => random.chance(0.55));
  return first === undefined ? more : [first, ...more];
}

/** Picks who took part; most often people from the same country. */
function pickMembers(random: Random, owner: DemoPerson, members: readonly DemoPerson[], at: Date): string[] {
  const count = random.chance(0.5) ? 0 : random.between(1, 4);
  if (count === 0) return [];
  const country = owner.location?.split(', ').at(-1);
  // Comparing numbers is much faster than comparing dates.
  const time = at.getTime();
  const candidates = members.filter((person) => person.joinedAt.getTime() < time && person.id !== owner.id);
  const nearby = candidates.filter(({ location }) => location?.endsWith(country ?? ''));
  const picked = Array.from({ length: count }, () =>
    random.chance(0.7) && nearby.length > 0 ? nearby : candidates,
  ).flatMap((from) => (from.length > 0 ? [random.pick(from).id] : []));
  return [...new Set(picked)];
}

function feature(random: Random, impacts: DemoImpact[]): void {
  const shown = impacts.filter(({ status, isHidden }) => status.isVerified === true && !isHidden).slice(-150);
  for (let count = 0; count < FEATURED && shown.length > 0; count++) random.pick(shown).isFeatured = true;
}

function startBefore(random: Random, createdAt: Date, earliest: Date): Date {
  const days = random.next() ** 2 * MAX_DAYS_UNTIL_LOGGED;
  return new Date(Math.max(earliest.getTime(), createdAt.getTime() - days * DAY_MS));
}

const toDay = (at: Date) => at.toISOString().slice(0, 10);
