/**
 * Which lines lead back towards the beginning. Left to itself the layout breaks circles where it likes, and puts the
 * first state last: these are turned round for it, and back again afterwards.
 */
import { type Chart, pathTo } from '../graph/chart.ts';
import { anyMark, type ChartLine, initialMark } from './lines.ts';

export function backLines(chart: Chart, lines: readonly ChartLine[]): ReadonlySet<string> {
  const steps = lines.map((line) => ({ line, ...projected(chart, line) }));
  const order = new Map<string, number>();
  for (const state of chart.states.values()) {
    // What only "whatever is active" leads to stands below it.
    for (const first of [initialMark(state.id), anyMark(state.id), ...state.children]) spread(first);
  }
  const placeOf = (box: string): number => order.get(box) ?? 0;
  return new Set(steps.filter(({ from, to }) => placeOf(to) < placeOf(from)).map(({ line }) => line.id));

  /** What can be reached sooner stands higher. */
  function spread(first: string): void {
    if (order.has(first)) return;
    order.set(first, order.size);
    for (const box of order.keys()) {
      for (const { from, to } of steps) if (from === box && !order.has(to)) order.set(to, order.size);
    }
  }
}

/** Both ends as boxes of the innermost state that holds both: there the layers are made. */
function projected(chart: Chart, { from, to }: ChartLine): { from: string; to: string } {
  const [source, target] = [boxesTo(chart, from), boxesTo(chart, to)];
  const fork = source.findIndex((box, index) => box !== target[index]);
  return { from: source[fork] ?? from, to: target[fork] ?? to };
}

function boxesTo(chart: Chart, box: string): string[] {
  const [state = box, mark] = box.split(':');
  const path = pathTo(chart, state).map(({ id }) => id);
  return mark === undefined ? path : [...path, box];
}
