/** Groups transitions into lines: one for all of the same kind between the same two states. */
import { type Chart, type ChartTransition, pathTo, type TransitionKind } from '../graph/chart.ts';

export interface ChartLine {
  id: string;
  /** A box, or one of its ports: a state's id with `:any` or `:initial`. */
  from: string;
  to: string;
  kind: TransitionKind | 'initial';
  /** Empty for the line to an initial state. */
  transitions: readonly ChartTransition[];
}

/** A port inside a state, meaning "whatever is active in it". */
export const anyMark = (state: string): string => `${state}:any`;
export const initialMark = (state: string): string => `${state}:initial`;

export function linesOf(chart: Chart): ChartLine[] {
  const lines = new Map<string, ChartLine>();
  for (const state of chart.states.values()) {
    if (!state.isInitial || state.parent === null) continue;
    const from = initialMark(state.parent);
    lines.set(from, { id: from, from, to: state.id, kind: 'initial', transitions: [] });
  }
  for (const transition of chart.transitions) {
    const { source, target, kind } = transition;
    if (target === null || isReaction(transition)) continue;
    const from = isInside(chart, target, source) ? anyMark(source) : source;
    const id = `${from}>${target}>${kind}`;
    const line = lines.get(id);
    lines.set(id, { id, from, to: target, kind, transitions: [...(line?.transitions ?? []), transition] });
  }
  return [...lines.values()];
}

/** An internal transition, listed inside its state. */
const isReaction = ({ source, target }: ChartTransition): boolean => target === null || target === source;

export const reactionsOf = (chart: Chart, id: string): ChartTransition[] =>
  chart.transitions.filter((transition) => transition.source === id && isReaction(transition));

function isInside(chart: Chart, id: string, ancestor: string): boolean {
  return id !== ancestor && pathTo(chart, id).some((state) => state.id === ancestor);
}
