/** A machine as a person sees it: boxes and arrows, each with its words. */

export type TransitionKind = 'event' | 'done' | 'error' | 'delay' | 'always';

export interface ChartState {
  /** As the machine names it, such as `session.restoring.deciding`. */
  id: string;
  key: string;
  name: string;
  description: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Null for the machine itself. */
  parent: string | null;
  children: string[];
  isInitial: boolean;
  /** The address of the screen that it stands for. */
  screen: string | null;
  /** What it asks for while it is active. */
  invokes: { id: string; actor: string }[];
  tags: string[];
  entry: string[];
  exit: string[];
}

export interface ChartTransition {
  id: string;
  /** As the tests that take it name it: the source, the event, and which of those that the source has for it. */
  key: string;
  source: string;
  /** Null where the state stays as it is. */
  target: string | null;
  kind: TransitionKind;
  /** The type of the event that takes it; empty for one that needs none. */
  event: string;
  /** What happens, in plain words. */
  name: string;
  /** The name of the guard. */
  guard: string | null;
  /** When it is taken, where it depends on something: "if the profile is complete", "otherwise". */
  condition: string | null;
  actions: string[];
  /** The invoked actor that it is the answer of. */
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

/** From the machine itself down to the state. */
export function pathTo(chart: Chart, id: string): ChartState[] {
  const state = stateOf(chart, id);
  return state.parent === null ? [state] : [...pathTo(chart, state.parent), state];
}

/** The innermost state in which the machine begins. */
export function beginningOf(chart: Chart, id = chart.id): string {
  const first = stateOf(chart, id).children.find((child) => stateOf(chart, child).isInitial);
  return first === undefined ? id : beginningOf(chart, first);
}

/** The states that are active when the machine has this value, the outermost first. */
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
