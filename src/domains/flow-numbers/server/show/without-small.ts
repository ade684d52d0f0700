/** Sums without those that could tell something about a person. */
import type { FlowNumbers, FlowStateSum } from '#generated/types.gen.ts';
import { DURATION_BUCKETS } from '../../duration-buckets.ts';
import { ENTERED, LEFT } from '../../stays.ts';
import type { TransitionSum } from './sums.repository.ts';

/** Smaller sums aren't shown. */
export const MIN_SHOWN = 5;

interface Summed {
  transitions: readonly TransitionSum[];
  stays: readonly { state: string; bucket: number; count: number }[];
  days: readonly { day: string; count: number }[];
}

export function withoutSmall({
  transitions,
  stays,
  days,
}: Summed): Pick<FlowNumbers, 'transitions' | 'states' | 'days' | 'hidden'> {
  let hidden = 0;
  const isShown = (count: number): boolean => {
    if (count > 0 && count < MIN_SHOWN) hidden += 1;
    return count >= MIN_SHOWN;
  };
  const shown = (count: number): number => (isShown(count) ? count : 0);
  const ofState = ({ durations, ended, ...state }: FlowStateSum): FlowStateSum => ({
    ...state,
    ended: shown(ended),
    durations: asDurations(durations.map(shown)),
  });
  const states = [...Map.groupBy(stays, ({ state }) => state)].map(([state, counts]) => stateSum(state, counts));
  return {
    transitions: [...Map.groupBy(transitions, ({ from, event, to }) => `${from} ${event} ${to}`).values()]
      .flatMap((outcomes) => withRest(outcomes, isShown))
      .sort((one, other) => other.count - one.count),
    states: states.filter(({ entered }) => isShown(entered)).map(ofState),
    days: days.filter(({ count }) => isShown(count)),
    hidden,
  };
}

/**
 * Outcomes that are too few each are told as none in particular. If they're too few together as well, the smallest of the
 * others joins them: the transition's sum is right, and what joined what can't be told.
 */
function withRest(outcomes: readonly TransitionSum[], isShown: (count: number) => boolean): FlowNumbers['transitions'] {
  const isTold = outcomes.map(({ outcome, count }) => isShown(count) && outcome !== '');
  const told = outcomes.filter((_, index) => isTold[index]).sort((one, other) => other.count - one.count);
  const rest = outcomes.filter((_, index) => !isTold[index]);
  const sum = () => rest.reduce((so, { count }) => so + count, 0);
  if (rest.length > 0 && sum() < MIN_SHOWN) rest.push(...told.splice(-1));
  const [first] = rest;
  return first && sum() >= MIN_SHOWN ? [...told, { ...first, outcome: null, count: sum() }] : told;
}

/** A stay that began before anyone counted was left all the same. */
function stateSum(state: string, counts: readonly { bucket: number; count: number }[]): FlowStateSum {
  const byBucket = new Map(counts.map(({ bucket, count }) => [bucket, count]));
  const durations = asDurations(Array.from({ length: DURATION_BUCKETS }, (_, bucket) => byBucket.get(bucket) ?? 0));
  const left = durations.reduce((sum, count) => sum + count, byBucket.get(LEFT) ?? 0);
  const entered = Math.max(left, byBucket.get(ENTERED) ?? 0);
  return { state, entered, ended: entered - left, durations };
}

/** The contract has one for each bucket. */
const asDurations = (counts: number[]) => counts as FlowStateSum['durations'];
