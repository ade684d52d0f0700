/** How many took each arrow of a drawing, of all who left the state it comes from. */
import type { Chart, ChartTransition } from '../../graph/chart.ts';
import { type Counted, countedPath, isWay, isWithin, type Part } from './counted.ts';

/**
 * By the id of the transition. Someone who stops in a state has left it, too: the shares of its arrows and of those who
 * stopped there add up to one. A reaction, which leaves its state as it is, is counted but is no share of anything.
 *
 * Of several arrows between the same states for the same event, which only their conditions tell apart, the first has
 * the sum of all.
 */
export function countArrows(chart: Chart, counted: Counted): ReadonlyMap<string, Part> {
  const counts = takenBy(chart, counted);
  const parts = chart.transitions.map((transition) => {
    const of = isWay(transition) ? leftBy(chart, counted, counts, transition) : 0;
    return [transition.id, { count: counts.get(transition.id) ?? 0, of }] as const;
  });
  return new Map(parts);
}

export function takenBy(chart: Chart, { transitions }: Pick<Counted, 'transitions'>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { from, event, to, count } of transitions) {
    const way = `${from} ${event} ${to}`;
    sums.set(way, (sums.get(way) ?? 0) + count);
  }
  const taken = new Map<string, number>();
  for (const transition of chart.transitions) {
    const { source, event, target } = transition;
    const way = `${countedPath(chart, source)} ${event} ${countedPath(chart, target ?? source)}`;
    taken.set(transition.id, sums.get(way) ?? 0);
    sums.delete(way);
  }
  return taken;
}

/**
 * How many left the state that an arrow comes from. An arrow from a state with inner states to one of them is compared
 * with all steps inside.
 */
function leftBy(
  chart: Chart,
  { states }: Counted,
  counts: ReadonlyMap<string, number>,
  { source, target }: ChartTransition,
): number {
  const staysInside = target !== null && isWithin(chart, target, source);
  const left = chart.transitions
    .filter((one) => isWay(one) && isWithin(chart, one.source, source))
    .filter((one) => staysInside || !isWithin(chart, one.target ?? one.source, source))
    .reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  const path = countedPath(chart, source);
  const stopped = states
    .filter(({ state }) => path === '' || state === path || state.startsWith(`${path}.`))
    .reduce((sum, { ended }) => sum + ended, 0);
  // Those who left by an arrow of an outer state are only known from how many had arrived.
  const entered = states.find(({ state }) => state === path)?.entered ?? 0;
  return Math.max(left + stopped, entered);
}
