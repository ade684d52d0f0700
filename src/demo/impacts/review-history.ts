/** Makes a submission's history: who decided what and when. Every step follows the lifecycle. */

import { follow, type ImpactLifecycleEvent, type ImpactStatus } from '#domains/impacts/lifecycle.ts';
import type { ImpactEvent } from '#generated/types.gen.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { ANSWERS, APPEAL_REASONS, DECLINE_REASONS, QUESTIONS, REOPEN_REASONS } from '../phrases.ts';
import type { Random } from '../random.ts';

export type Step = Exclude<ImpactEvent, 'submitted' | 'approved'>;
export type ReviewSteps = readonly Step[];

export interface ReviewEvent {
  id: string;
  event: ImpactEvent;
  by: string;
  at: Date;
  reason: string | null;
}

export interface ReviewHistory {
  events: ReviewEvent[];
  status: ImpactStatus;
}

interface Participants {
  ownerId: string;
  adminId: string;
  /** Judges and admins who had joined by then and took no part in the impact. */
  judgesAt: (at: Date) => readonly string[];
  /** The one of them who asks, where there is a choice. */
  askerId: string | undefined;
}

const MIN_WAIT_DAYS = 0.3;
const MAX_WAIT_DAYS = 7;

/** In the order of their shares, which add up to 1. */
const STEP_SEQUENCES: readonly [share: number, steps: ReviewSteps][] = [
  [0.885, ['verified']],
  [0.045, ['declined', 'resubmitted', 'verified']],
  [0.035, ['declined']],
  [0.015, ['declined', 'appealed', 'overturned']],
  [0.01, ['declined', 'appealed', 'declined']],
  [0.005, ['verified', 'reopened', 'verified']],
  [0.005, ['declined', 'resubmitted', 'declined', 'resubmitted', 'verified']],
];

export function pickReviewSteps(random: Random): ReviewSteps {
  let left = random.next();
  for (const [share, steps] of STEP_SEQUENCES) {
    left -= share;
    if (left < 0) return steps;
  }
  return ['verified'];
}

/** Stops at `now`: later steps haven't happened yet. */
export function makeReviewHistory(
  random: Random,
  steps: ReviewSteps,
  cast: Participants,
  { from, now }: { from: Date; now: Date },
): ReviewHistory {
  let at = from;
  const events: ReviewEvent[] = [{ id: idAt(random, at), event: 'submitted', by: cast.ownerId, at, reason: null }];
  let status: ImpactStatus = {
    isVerified: null,
    isAppealed: false,
    quorum: 1,
    approvedBy: [],
    declinedBy: null,
    isAsked: false,
    askedBy: null,
    isKept: false,
    isHidden: false,
    isFeatured: false,
  };
  for (const step of steps) {
    at = isLately(step) ? latelyAt(step, { at, now }) : afterAWait(random, at);
    const by = actorOf(random, step, cast, { at, declinedBy: status.declinedBy });
    if (at > now || by === null) break;
    const next = follow(status, toLifecycle(step, by));
    if (!next) throw new Error(`The lifecycle has no ${step} in ${steps.join(', ')}`);
    status = next;
    events.push({ id: idAt(random, at), event: step, by, at, reason: reasonFor(random, step, events.at(-1)?.reason) });
  }
  return { events, status };
}

function afterAWait(random: Random, at: Date): Date {
  const wait = MIN_WAIT_DAYS + random.next() ** 2 * (MAX_WAIT_DAYS - MIN_WAIT_DAYS);
  return new Date(Math.floor(at.getTime() + wait * DAY_MS));
}

const HOURS_AGO = { asked: 20, answered: 5 };
const isLately = (step: Step): step is keyof typeof HOURS_AGO => Object.hasOwn(HOURS_AGO, step);

/** Within the days for which the judge who asked decides first. */
const latelyAt = (step: keyof typeof HOURS_AGO, { at, now }: { at: Date; now: Date }): Date =>
  new Date(Math.max(at.getTime(), now.getTime() - (HOURS_AGO[step] / 24) * DAY_MS));

function actorOf(
  random: Random,
  step: Step,
  { ownerId, adminId, judgesAt, askerId }: Participants,
  { at, declinedBy }: { at: Date; declinedBy: string | null },
): string | null {
  if (step === 'resubmitted' || step === 'appealed' || step === 'answered') return ownerId;
  if (step === 'reopened') return adminId;
  const judges = judgesAt(at).filter((id) => id !== declinedBy);
  if (step === 'asked' && askerId !== undefined && judges.includes(askerId)) return askerId;
  return judges.length > 0 ? random.pick(judges) : null;
}

function toLifecycle(step: Step, by: string): ImpactLifecycleEvent {
  switch (step) {
    case 'verified':
    case 'overturned':
      return { type: 'impact.approved', by };
    case 'declined':
      return { type: 'impact.declined', by };
    case 'resubmitted':
      return { type: 'impact.edited' };
    case 'appealed':
      return { type: 'impact.appealed' };
    case 'asked':
      return { type: 'impact.asked', by };
    case 'answered':
      return { type: 'impact.answered' };
    case 'reopened':
      return { type: 'impact.reopened' };
  }
}

/** @param asked the reason of the step before. */
function reasonFor(random: Random, step: Step, asked: string | null | undefined): string | null {
  if (step === 'declined') return random.pick(DECLINE_REASONS);
  if (step === 'appealed') return random.pick(APPEAL_REASONS);
  if (step === 'asked') return random.pick(QUESTIONS);
  if (step === 'answered') return ANSWERS[QUESTIONS.indexOf(asked ?? '')] ?? null;
  if (step === 'reopened') return random.pick(REOPEN_REASONS);
  return null;
}
