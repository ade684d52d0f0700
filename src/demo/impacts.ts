/** The demo community's impacts and how they were reviewed. */
import { tidyMeasures } from '#domains/impacts/model.ts';
import { ACTIVITIES, type Activity, type Range } from './activities.ts';
import type { SceneKind } from './drawing/scene-kinds.ts';
import { DAY_MS, idAt } from './ids.ts';
import { type DemoPerson, isActiveMember } from './people.ts';
import type { Random } from './random.ts';
import { type Plot, pickPlot, type Story, tellStory } from './stories.ts';
import { type Amounts, writeImpact } from './words.ts';

export interface DemoImpact extends Story {
  id: string;
  ownerId: string;
  memberIds: string[];
  title: string;
  /** The description as first submitted; resubmitting adds to it. */
  description: string;
  eventType: string;
  scene: SceneKind;
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
  plot: Plot;
}

interface Cast {
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
const LATE_ENTRIES = 46;
const LATE_ENTRIES_DAYS = 24;
const LONG_AGO_DAYS = { from: 700, to: 330 };
const HIDDEN_SHARE = 0.003;
const FEATURED = 9;

export function makeImpacts(random: Random, people: readonly DemoPerson[], today: Date): DemoImpact[] {
  const members = people.filter(isActiveMember);
  const drafts = [
    ...members.flatMap((owner) => draftsOf(random, owner, today)),
    ...lateDrafts(random, members, today),
    ...members.filter(({ canSignIn }) => canSignIn).flatMap((owner) => hostDrafts(owner, today)),
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
    return { owner, createdAt, startedAt: before(random, createdAt, owner.joinedAt), plot: pickPlot(random) };
  });
}

/**
 * Impacts that were logged in the last weeks and are pending or, for one in eight, appealed. A third of them were done
 * long before, so that the review queues span several years.
 */
function lateDrafts(random: Random, members: readonly DemoPerson[], today: Date): Draft[] {
  const daysAgo = (days: number) => today.getTime() - days * DAY_MS;
  const owners = members.filter(({ joinedAt }) => joinedAt.getTime() < daysAgo(LONG_AGO_DAYS.from));
  if (owners.length === 0) return [];
  return Array.from({ length: LATE_ENTRIES }, (_, index) => {
    const createdAt = new Date(random.between(daysAgo(LATE_ENTRIES_DAYS), today.getTime() - 1));
    const { from, to } = index % 3 === 0 ? LONG_AGO_DAYS : { from: 2 * LATE_ENTRIES_DAYS, to: LATE_ENTRIES_DAYS + 1 };
    const startedAt = new Date(random.between(daysAgo(from), daysAgo(to)));
    // Appealed impacts are old enough to have been declined, and recent enough for the appeal to be new.
    const isAppeal = index % 8 === 0;
    if (!isAppeal) return { owner: random.pick(owners), createdAt, startedAt, plot: [] };
    const earlier = new Date(daysAgo(8 + index / 4));
    return { owner: random.pick(owners), createdAt: earlier, startedAt, plot: ['declined', 'appealed'] };
  });
}

/** At least one impact in each state for a demo account, all from the last weeks. */
function hostDrafts(owner: DemoPerson, today: Date): Draft[] {
  const plots: Plot[] = [
    ['declined', 'appealed', 'declined'],
    ['declined', 'appealed', 'overturned'],
    ['verified', 'reopened'],
    ['declined', 'appealed'],
    ['declined'],
    ['verified'],
    [],
    [],
  ];
  return plots.map((plot, index) => {
    const daysAgo = (plots.length - index) * 3 + plot.length * 8;
    const createdAt = new Date(today.getTime() - daysAgo * DAY_MS);
    return { owner, createdAt, startedAt: new Date(createdAt.getTime() - 4 * DAY_MS), plot };
  });
}

function makeImpact(
  random: Random,
  { owner, startedAt, createdAt, plot }: Draft,
  { members, deciders, titles, today }: Cast,
): DemoImpact {
  const activity = random.pick(ACTIVITIES);
  const { helpers, ...measures } = measure(random, activity);
  const location = owner.location ?? 'Bergen, Norway';
  const city = location.split(',')[0] ?? location;
  let written = writeImpact(random, activity, { helpers, ...measures }, city);
  for (let tries = 0; titles.has(written.title) && tries < 4; tries++) {
    written = writeImpact(random, activity, { helpers, ...measures }, city);
  }
  titles.add(written.title);
  const memberIds = pickMembers(random, owner, members, startedAt);
  const participants = new Set([owner.id, ...memberIds]);
  const judges = deciders.filter(({ id }) => !participants.has(id));
  const admin = deciders.find(({ role }) => role === 'Admin');
  const story = tellStory(
    random,
    plot,
    {
      ownerId: owner.id,
      adminId: admin?.id ?? owner.id,
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
    ...story,
    id: idAt(random, createdAt),
    ownerId: owner.id,
    memberIds,
    eventType: activity.eventType,
    scene: activity.scene,
    sdgs: pickGoals(random, activity),
    location,
    impactYear: startedAt.getUTCFullYear(),
    startDate,
    endDate: isSeveralDays && endDate > startDate ? endDate : null,
    measures,
    createdAt,
    isHidden: story.status.isVerified === true && random.chance(HIDDEN_SHARE),
    isFeatured: false,
  };
}

function measure(random: Random, activity: Activity): Amounts {
  const amount = (range: Range | undefined) => {
    if (!range) return 0;
    const [least, most] = range;
    // Small numbers are common, large ones rare.
    return Math.round(least + random.next() ** 2 * (most - least));
  };
  const helpers = amount(activity.helpers);
  const { hours, people, trees, co2eKg, wasteKg } = tidyMeasures({
    hours: helpers * amount(activity.hoursEach) + (random.chance(0.2) ? 0.5 : 0),
    people: amount(activity.people),
    trees: amount(activity.trees),
    co2eKg: amount(activity.co2eKg),
    wasteKg: amount(activity.wasteKg),
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
  const there = members.filter((person) => person.joinedAt < at && person.id !== owner.id);
  const near = there.filter(({ location }) => location?.endsWith(country ?? ''));
  const picked = Array.from({ length: count }, () => (random.chance(0.7) && near.length > 0 ? near : there)).flatMap(
    (from) => (from.length > 0 ? [random.pick(from).id] : []),
  );
  return [...new Set(picked)];
}

function feature(random: Random, impacts: DemoImpact[]): void {
  const shown = impacts.filter(({ status, isHidden }) => status.isVerified === true && !isHidden).slice(-150);
  for (let count = 0; count < FEATURED && shown.length > 0; count++) random.pick(shown).isFeatured = true;
}

function before(random: Random, createdAt: Date, earliest: Date): Date {
  const days = random.next() ** 2 * MAX_DAYS_UNTIL_LOGGED;
  return new Date(Math.max(earliest.getTime(), createdAt.getTime() - days * DAY_MS));
}

const toDay = (at: Date) => at.toISOString().slice(0, 10);
