import type { Chart, ChartTransition } from '../graph/chart.ts';

/** Something that can happen now. */
export interface Choice {
  event: string;
  kind: ChartTransition['kind'];
  name: string;
  /** Every possible result, depending on the guards. */
  transitions: readonly ChartTransition[];
}

/** @param active as returned by `activeStates`: inner states' transitions shadow outer ones. */
export function choicesOf(chart: Chart, active: readonly string[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const state of active.toReversed()) {
    for (const transition of chart.transitions) {
      const { source, event, kind, name } = transition;
      if (source !== state || kind === 'always' || event.startsWith('xstate.done.state')) continue;
      const known = choices.get(event);
      const isOuter = known?.transitions.some((one) => one.source !== state) ?? false;
      if (!isOuter) choices.set(event, { event, kind, name, transitions: [...(known?.transitions ?? []), transition] });
    }
  }
  return [...choices.values()];
}

/** The choice that a transition on the chart belongs to. */
export const choiceOf = (choices: readonly Choice[], transition: string | null): Choice | undefined =>
  choices.find(({ transitions }) => transitions.some(({ id }) => id === transition));
