/** The changes of a machine as a list, each with what it is about in either version. */
import type { NumberLayer, PillNumber } from '../drawing/number-layer.ts';
import { type Chart, type ChartState, type ChartTransition, stateOf } from '../graph/chart.ts';
import { compareMachines, type MachineChange } from './compare-charts.ts';

export type Mark = 'added' | 'gone' | 'changed';
export type Side = 'before' | 'after';
export type Part =
  | MachineChange['states']['changed'][number]['parts'][number]
  | MachineChange['transitions']['changed'][number]['parts'][number];

export interface Change {
  /** Unlike any other's. */
  id: string;
  mark: Mark;
  /** The ids of its state or transition; null in a version that doesn't have it. */
  before: string | null;
  after: string | null;
  /** As in the version that has it, or in both. */
  was: ChartState | ChartTransition | null;
  is: ChartState | ChartTransition | null;
  parts: readonly Part[];
}

export function listChanges(before: Chart | null, after: Chart | null): readonly Change[] {
  const [found] = compareMachines(before ? [before] : [], after ? [after] : []);
  if (!found) return [];
  return [
    ...changesOf(found.states, ({ state }) => [before && stateOf(before, state.id), state]),
    ...transitionsOf(found),
  ];
}

const transitionsOf = ({ transitions }: MachineChange): Change[] =>
  changesOf(transitions, (one) => [one.before, one.after]);

interface Difference<Item, Changed> {
  added: readonly Item[];
  gone: readonly Item[];
  changed: readonly Changed[];
}

function changesOf<Item extends ChartState | ChartTransition, Changed extends { parts: readonly Part[] }>(
  { added, gone, changed }: Difference<Item, Changed>,
  versionsOf: (changed: Changed) => [was: Item | null, is: Item],
): Change[] {
  return [
    ...added.map((is) => changeOf('added', null, is)),
    ...gone.map((was) => changeOf('gone', was, null)),
    ...changed.map((one) => changeOf('changed', ...versionsOf(one), one.parts)),
  ];
}

function changeOf(mark: Mark, was: Change['was'], is: Change['is'], parts: readonly Part[] = []): Change {
  const [before, after] = [was?.id ?? null, is?.id ?? null];
  return { id: `${mark} ${before} ${after}`, mark, before, after, was, is, parts };
}

/** What one version's drawing shows. A transition that is drawn within its state marks that. */
export function markChanges(
  chart: Chart,
  changes: readonly Change[],
  side: Side,
  sayMark: (mark: Mark) => string,
): NumberLayer {
  const arrows = new Map<string, PillNumber & { share: number }>();
  const states = new Map<string, PillNumber & { share: number }>();
  const pill = (mark: Mark, share: number) => ({ text: sayMark(mark), isStrong: true, tone: mark, share });
  for (const { mark, [side]: id } of changes) {
    if (id === null) continue;
    if (chart.states.has(id)) states.set(id, pill(mark, 0));
    else arrows.set(id, pill(mark, MARKED_SHARE));
  }
  for (const { id, source, target } of chart.transitions) {
    const isWithin = target === null || target === source;
    if (isWithin && arrows.has(id) && !states.has(source)) states.set(source, pill('changed', 0));
  }
  return { arrows, states };
}

/** Makes the line of a change as wide as that of a transition which this share takes. */
const MARKED_SHARE = 0.3;
