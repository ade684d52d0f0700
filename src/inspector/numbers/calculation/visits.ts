/** What became of the visits to each state of a drawing. */
import { type Chart, pathTo } from '../../graph/chart.ts';
import { type Counted, statesByPath } from './counted.ts';

export interface Visits {
  entered: number;
  /** How many stopped here, a final state included. */
  ended: number;
  /** How many stopped in any state. */
  allEnded: number;
  durations: readonly number[];
}

/** By the state's id; a state with inner states has the sum of who stopped in them, and nothing else. */
export function countVisits(chart: Chart, { states }: Counted): ReadonlyMap<string, Visits> {
  const ids = statesByPath(chart);
  const allEnded = states.reduce((sum, { ended }) => sum + ended, 0);
  const visits = new Map<string, Visits>();
  for (const { state, entered, ended, durations } of states) {
    const id = ids.get(state);
    if (id === undefined) continue;
    for (const outer of pathTo(chart, id)) {
      const before = visits.get(outer.id)?.ended ?? 0;
      visits.set(
        outer.id,
        outer.id === id
          ? { entered, ended, allEnded, durations }
          : { entered: 0, ended: before + ended, allEnded, durations: [] },
      );
    }
  }
  return visits;
}
