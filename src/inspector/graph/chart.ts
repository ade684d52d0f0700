/** A machine as a diagram: boxes and arrows with labels. */

export type TransitionKind = 'event' | 'done' | 'error' | 'delay' | 'always';

export interface ChartState {
  /** The machine's own id, such as `session.restoring.deciding`. */
  id: string;
  key: string;
  name: string;
  description: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Null for the machine itself. */
  parent: string | null;
  children: string[];
  isInitial: boolean;
  /** The address of the state's screen. */
  screen: string | null;
  /** The actors it invokes while active. */
  invokes: { id: string; actor: string }[];
  tags: string[];
  entry: string[];
  exit: string[];
}

export interface ChartTransition {
  id: string;
  /** Its key in the coverage: source, event, and index among the source's transitions for that event. */
  key: string;
  source: string;
  /** Null if the state doesn't change. */
  target: string | null;
  kind: TransitionKind;
  /** The event's type; empty for an eventless transition. */
  event: string;
  /** What happens, in plain words. */
  name: string;
  /** The name of the guard. */
  guard: string | null;
  /** Its condition, if any: "if the profile is complete", "otherwise". */
  condition: string | null;
  actions: string[];
  /** The invoked actor whose result triggers it. */
  actor: string | null;
}

export interface Chart {
  id: string;
  description: string;
  states: ReadonlyMap<string, ChartState>;
  transitions: readonly ChartTransition[];
}

export function stateOf(chart: Chart, id: string): ChartState {
  const state = chart.states.get(id);
  if (!state) throw new Error(`${chart.id} has no state ${id}`);
  return state;
}

/** The ancestors, from the machine down to the state. */
export function pathTo(chart: Chart, id: string): ChartState[] {
  const state = stateOf(chart, id);
  return state.parent === null ? [state] : [...pathTo(chart, state.parent), state];
}

/** The innermost initial state. */
export function beginningOf(chart: Chart, id = chart.id): string {
  const first = stateOf(chart, id).children.find((child) => stateOf(chart, child).isInitial);
  return first === undefined ? id : beginningOf(chart, first);
}

/** The active states of this value, outermost first. */
export function activeStates(chart: Chart, value: unknown): string[] {
  return descend(chart, chart.id, value);
}

function descend(chart: Chart, id: string, value: unknown): string[] {
  const children = stateOf(chart, id).children.map((child) => stateOf(chart, child));
  const parts = typeof value === 'string' ? { [value]: undefined } : typeof value === 'object' && value ? value : {};
  const below = Object.entries(parts).flatMap(([key, inner]) => {
    const child = children.find((one) => one.key === key);
    return child ? descend(chart, child.id, inner) : [];
  });
  return [id, ...below];
}
