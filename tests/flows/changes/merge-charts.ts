/** Both versions of a machine as one chart, to be drawn in one picture. */
import { type Chart, type ChartTransition, stateOf } from '#inspector/graph/chart.ts';
import type { MachineChange } from '#inspector/versions/compare-charts.ts';

export type Mark = 'added' | 'gone' | 'changed';

export interface MergedChart {
  chart: Chart;
  /** By the id of a state or a transition; without what is the same. */
  marks: ReadonlyMap<string, Mark>;
}

/** @throws if neither version is there. */
export function mergeCharts(change: MachineChange, before: Chart | undefined, after: Chart | undefined): MergedChart {
  const base = after ?? before;
  if (!base) throw new Error(`${change.machine} is in neither version`);
  const isBoth = before !== undefined && after !== undefined;
  const states = new Map(base.states);
  for (const state of isBoth ? change.states.gone : []) {
    states.set(state.id, { ...state, isInitial: false });
    const parent = stateOf({ ...base, states }, state.parent ?? base.id);
    states.set(parent.id, { ...parent, children: [...new Set([...parent.children, state.id])] });
  }
  // Their own ids are those of others now, unless the whole machine is gone.
  const removed = isBoth
    ? change.transitions.gone.map((one, index): ChartTransition => ({ ...one, id: `${base.id}#gone${index}` }))
    : [];
  const goneMarks = (isBoth ? removed : change.transitions.gone).map(({ id }) => [id, 'gone'] as const);
  const whole = { ...base, states, transitions: [...base.transitions, ...removed] };
  return { chart: whole, marks: new Map([...marksOf(change), ...goneMarks]) };
}

function marksOf({ states, transitions }: MachineChange): [string, Mark][] {
  const marked = (items: readonly { id: string }[], mark: Mark) => items.map(({ id }): [string, Mark] => [id, mark]);
  return [
    ...marked(states.added, 'added'),
    ...marked(states.gone, 'gone'),
    ...marked(
      states.changed.map(({ state }) => state),
      'changed',
    ),
    ...marked(transitions.added, 'added'),
    ...marked(
      transitions.changed.map(({ after }) => after),
      'changed',
    ),
  ];
}
