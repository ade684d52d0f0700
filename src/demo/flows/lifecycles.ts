/** The steps that impacts and applications of the demo community took. */
import type { FlowSums } from '#domains/flow-numbers/server/public.ts';
import { ENTERED, LEFT } from '#domains/flow-numbers/stays.ts';
import type { DemoCommunity } from '../community.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import type { DemoApplication } from '../opportunities/applications.ts';

interface Days {
  from: string;
  to: string;
  releaseOn: (day: string) => string;
  languageById: (personId: string) => string;
}

interface LifecycleStep {
  machine: string;
  at: Date;
  by: string;
  transition: readonly [from: string, event: string, to: string];
  /** Innermost states. */
  left: string;
  entered: string;
}

export function countLifecycles(
  { impacts, applications }: DemoCommunity,
  sums: FlowSums,
  { from, to, releaseOn, languageById }: Days,
): void {
  for (const step of [...impacts.flatMap(stepsOfImpact), ...applications.flatMap(stepsOfApplication)]) {
    const day = step.at.toISOString().slice(0, 10);
    if (day < from || day > to) continue;
    const { machine, transition, left, entered } = step;
    const dimensions = { machine, day, language: languageById(step.by), device: '', release: releaseOn(day) };
    const [source, event, target] = transition;
    sums.addTransition({ ...dimensions, from: source, event, to: target, outcome: '', count: 1 });
    if (left === entered) continue;
    sums.addStay({ ...dimensions, state: left, bucket: LEFT, count: 1 });
    sums.addStay({ ...dimensions, state: entered, bucket: ENTERED, count: 1 });
  }
}

/** Each decides how an impact goes on from an innermost state: how that is drawn, and where it leads. */
const IMPACT_STEPS: Readonly<Record<string, (state: string) => Pick<LifecycleStep, 'transition' | 'entered'>>> = {
  verified: () => ({ transition: ['pending', 'impact.approved', 'verified'], entered: 'verified' }),
  overturned: () => ({ transition: ['pending', 'impact.approved', 'verified'], entered: 'verified' }),
  declined: (state) => {
    const entered = state === 'pending.underAppeal' ? 'declined.final' : 'declined.appealable';
    return { transition: [state, 'impact.declined', entered], entered };
  },
  resubmitted: () => ({ transition: ['declined', 'impact.edited', 'pending'], entered: 'pending.sent' }),
  reopened: () => ({ transition: ['verified', 'impact.reopened', 'pending'], entered: 'pending.sent' }),
  appealed: (state) => ({
    transition: [state, 'impact.appealed', 'pending.underAppeal'],
    entered: 'pending.underAppeal',
  }),
  asked: (state) => ({ transition: [state, 'impact.asked', 'pending.asked'], entered: 'pending.asked' }),
  answered: (state) => ({ transition: [state, 'impact.answered', 'pending.sent'], entered: 'pending.sent' }),
};

function stepsOfImpact({ events }: DemoImpact): LifecycleStep[] {
  let state = 'pending.sent';
  return events.flatMap(({ event, at, by }) => {
    const step = IMPACT_STEPS[event]?.(state);
    if (!step) return [];
    const left = state;
    state = step.entered;
    return { machine: 'impact', at, by, left, ...step };
  });
}

function stepsOfApplication(application: DemoApplication): LifecycleStep[] {
  const { applicantId, ownerId, requestedAt, decidedAt, state, isClosedUndecided } = application;
  const step = (at: Date, by: string, transition: LifecycleStep['transition']): LifecycleStep => ({
    machine: 'application',
    at,
    by,
    transition,
    left: transition[0],
    entered: transition[2],
  });
  const request = step(requestedAt, applicantId, ['none', 'application.requested', 'requested']);
  if (!decidedAt || state === 'requested') return [request];
  const event = isClosedUndecided ? 'application.closedUndecided' : DECISIONS[state];
  return [request, step(decidedAt, state === 'withdrawn' ? applicantId : ownerId, ['requested', event, state])];
}

const DECISIONS = {
  accepted: 'application.accepted',
  'auto-accepted': 'application.autoAccepted',
  denied: 'application.denied',
  withdrawn: 'application.withdrawn',
} as const;
