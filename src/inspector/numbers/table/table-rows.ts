/** The numbers behind a drawing, as rows. */
import { DURATION_BOUNDS } from '#domains/flow-numbers/duration-buckets.ts';
import type { Chart } from '../../graph/chart.ts';
import { arrowName, stateName } from '../arrow-name.ts';
import { isWay, type Part } from '../calculation/counted.ts';
import { type Median, medianOf } from '../calculation/median.ts';
import { type Move, moveOf } from '../calculation/moves.ts';
import type { ShownNumbers } from '../panel/item-numbers.tsx';

export interface ArrowRow {
  id: string;
  from: string;
  name: string;
  to: string;
  /** Of nothing for one that leaves its state as it is. */
  part: Part;
  move: Move | null;
}

export interface StateRow {
  id: string;
  name: string;
  entered: number;
  ended: number;
  median: Median | null;
}

/** Those that were taken, or had been in what it's compared with. */
export function arrowRows(chart: Chart, now: ShownNumbers, before: ShownNumbers | null): readonly ArrowRow[] {
  return chart.transitions.flatMap((transition) => {
    const { id, source, target } = transition;
    const part = now.arrows.get(id) ?? { count: 0, of: 0 };
    const was = before?.arrows.get(id);
    if (part.count === 0 && !was?.count) return [];
    const move = isWay(transition) ? moveOf(was, part) : null;
    const to = stateName(chart, target ?? source);
    return [{ id, from: stateName(chart, source), name: arrowName(transition), to, part, move }];
  });
}

export function stateRows(chart: Chart, { visits }: ShownNumbers): readonly StateRow[] {
  return [...chart.states.values()].flatMap(({ id, name, children }) => {
    const visit = visits.get(id);
    if (!visit || children.length > 0) return [];
    const { entered, ended, durations } = visit;
    return [{ id, name, entered, ended, median: medianOf(durations, DURATION_BOUNDS) }];
  });
}
