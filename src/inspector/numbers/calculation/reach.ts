/** How many of those who arrive in one state reach another one, however they go. */
import { beginningOf, type Chart } from '../../graph/chart.ts';
import { takenBy } from './arrows.ts';
import { type Counted, isWay, isWithin, statesByPath } from './counted.ts';

interface Reach {
  /** How many arrived in the first state. */
  arrived: number;
  /** The estimated share of them that reaches the second. */
  share: number;
}

const PRECISION = 1e-9;
const MAX_ROUNDS = 10_000;

/**
 * An estimate: sums don't say who went on, so each step is taken to depend on the state alone (an absorbing Markov
 * chain). Someone who stops in a state goes nowhere.
 *
 * @param way the ids of two states; one with inner states stands for all of them.
 * @returns null if no one arrived in the first.
 */
export function estimateReach(chart: Chart, counted: Counted, way: { from: string; to: string }): Reach | null {
  const steps = stepsOf(chart, counted);
  const chances = chancesOf(chart, steps, way.to);
  const starts = arrivalsIn(chart, steps, counted, way.from);
  const arrived = starts.reduce((sum, { count }) => sum + count, 0);
  if (arrived === 0) return null;
  const reached = starts.reduce((sum, { id, count }) => sum + count * (chances.get(id) ?? 0), 0);
  return { arrived, share: reached / arrived };
}

/** From each innermost state: how many went to which other. */
interface Steps {
  next: ReadonlyMap<string, number>;
  /** Of all who left it, those who stopped there included. */
  total: number;
}

function stepsOf(chart: Chart, counted: Counted): ReadonlyMap<string, Steps> {
  const ids = statesByPath(chart);
  const taken = takenBy(chart, counted);
  const ways = chart.transitions.filter(isWay).flatMap(({ id, source, target }) => {
    const count = taken.get(id) ?? 0;
    return count === 0 || target === null ? [] : [{ source, target: beginningOf(chart, target), count }];
  });
  return new Map(
    counted.states.flatMap(({ state, entered, ended }) => {
      const id = ids.get(state);
      if (id === undefined) return [];
      const own = ways.filter(({ source }) => source === id);
      const outer = ways.filter(({ source }) => source !== id && isWithin(chart, id, source));
      const left = own.reduce((sum, { count }) => sum + count, 0);
      // The rest left by an arrow of an outer state, which isn't counted by inner states.
      const rest = Math.max(0, entered - left - ended);
      const ofOuter = outer.reduce((sum, { count }) => sum + count, 0);
      const next = new Map<string, number>();
      for (const { target, count } of own) next.set(target, (next.get(target) ?? 0) + count);
      for (const { target, count } of outer) next.set(target, (next.get(target) ?? 0) + (rest * count) / ofOuter);
      return [[id, { next, total: left + rest + ended }] as const];
    }),
  );
}

function chancesOf(chart: Chart, steps: ReadonlyMap<string, Steps>, goal: string): ReadonlyMap<string, number> {
  const chances = new Map([...chart.states.keys()].map((id) => [id, isWithin(chart, id, goal) ? 1 : 0]));
  for (let round = 0, moved = 1; round < MAX_ROUNDS && moved > PRECISION; round += 1) {
    moved = 0;
    for (const [id, { next, total }] of steps) {
      if (total === 0 || isWithin(chart, id, goal)) continue;
      let chance = 0;
      for (const [target, count] of next) chance += (count / total) * (chances.get(target) ?? 0);
      moved = Math.max(moved, chance - (chances.get(id) ?? 0));
      chances.set(id, chance);
    }
  }
  return chances;
}

/** Who came from outside, into each of its innermost states. */
function arrivalsIn(chart: Chart, steps: ReadonlyMap<string, Steps>, { states }: Counted, place: string) {
  const ids = statesByPath(chart);
  return states.flatMap(({ state, entered }) => {
    const id = ids.get(state);
    if (id === undefined || !isWithin(chart, id, place)) return [];
    let fromInside = 0;
    for (const [source, { next }] of steps) {
      if (source !== id && isWithin(chart, source, place)) fromInside += next.get(id) ?? 0;
    }
    return [{ id, count: Math.max(0, entered - fromInside) }];
  });
}
