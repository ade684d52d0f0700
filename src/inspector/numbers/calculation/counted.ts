/** What the server counts of a machine, in one range of days: the parts of its answer that are calculated with. */
import type { FlowNumbers } from '#generated/types.gen.ts';
import { type Chart, type ChartTransition, pathTo } from '../../graph/chart.ts';

export type Counted = Pick<FlowNumbers, 'transitions' | 'states'>;

/** A part of a whole: of so many visits, so many. */
export interface Part {
  count: number;
  of: number;
}

/** Null of nothing. */
export const shareOf = ({ count, of }: Part): number | null => (of > 0 ? count / of : null);

/** The path within the machine by which a state is counted; empty for the machine itself. */
export const countedPath = (chart: Chart, id: string): string =>
  pathTo(chart, id)
    .slice(1)
    .map(({ key }) => key)
    .join('.');

/** The ids of a chart's states, by their paths within the machine. */
export const statesByPath = (chart: Chart): ReadonlyMap<string, string> =>
  new Map([...chart.states.keys()].map((id) => [countedPath(chart, id), id]));

/** Whether a state is the other one, or inside it. */
export const isWithin = (chart: Chart, id: string, outer: string): boolean =>
  pathTo(chart, id).some((state) => state.id === outer);

/** Whether its state is left, as opposed to a reaction that leaves it as it is. */
export const isWay = ({ source, target }: ChartTransition): boolean => target !== null && target !== source;
