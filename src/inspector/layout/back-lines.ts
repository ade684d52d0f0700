/**
 * Finds the back edges. Left to itself, ELK breaks cycles anywhere and may put the first state last, so these edges are
 * reversed for the layout and restored afterwards.
 */
import { type Chart, pathTo } from '../graph/chart.ts';
import { anyMark, type ChartLine, initialMark } from './lines.ts';

export function backLines(chart: Chart, lines: readonly ChartLine[]): ReadonlySet<string> {
  const steps = lines.map((line) => ({ line, ...projected(chart, line) }));
  const order = new Map<string, number>();
  for (const state of chart.states.values()) {
    // States reached only from "whatever is active" are placed below it.
    for (const first of [initialMark(state.id), anyMark(state.id), ...state.children]) spread(first);
  }
  const placeOf = (box: string): number => order.get(box) ?? 0;
  return new Set(steps.filter(({ from, to }) => placeOf(to) < placeOf(from)).map(({ line }) => line.id));

  /** The distance from the start; smaller is higher. */
  function spread(first: string): void {
    if (order.has(first)) return;
    order.set(first, order.size);
    for (const box of order.keys()) {
      for (const { from, to } of steps) if (from === box && !order.has(to)) order.set(to, order.size);
    }
  }
}

/** Both ends, lifted to children of their lowest common ancestor, where layers are computed. */
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
