import { bucketOf } from '#domains/flow-numbers/duration-buckets.ts';
import type { CountedTransition, FlowSums } from '#domains/flow-numbers/server/public.ts';
import { ENTERED } from '#domains/flow-numbers/stays.ts';
import type { Random } from '../random.ts';
import type { Chain } from './chains.ts';

type By = Pick<CountedTransition, 'day' | 'language' | 'device' | 'release'>;

/** Nobody tries for longer. */
const MAX_STEPS = 60;
/** Stays vary by up to four times as long, or a fourth of it. */
const SPREAD = 4;

/** Counts what someone does in a machine. @returns where they stop. */
export function walkChain(random: Random, { machine, start, states }: Chain, by: By, sums: FlowSums): string {
  const drawn = (state: string) => states[state]?.drawn ?? state;
  const dimensions = { machine, ...by };
  let state = start;
  sums.addStay({ ...dimensions, state, bucket: ENTERED, count: 1 });
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const choice = choose(random, states[state]?.next ?? []);
    if (!choice) return state;
    const [, event, to, outcome = ''] = choice;
    sums.addTransition({ ...dimensions, from: drawn(state), event, to: drawn(to), outcome, count: 1 });
    if (to === state) continue;
    const seconds = (states[state]?.seconds ?? 1) * SPREAD ** (random.next() * 2 - 1);
    sums.addStay({ ...dimensions, state, bucket: bucketOf(seconds * 1000), count: 1 });
    sums.addStay({ ...dimensions, state: to, bucket: ENTERED, count: 1 });
    state = to;
  }
  return state;
}

function choose<Choice extends readonly [share: number, ...rest: unknown[]]>(
  random: Random,
  choices: readonly Choice[],
): Choice | undefined {
  let left = random.next();
  return choices.find(([share]) => {
    left -= share;
    return left < 0;
  });
}
