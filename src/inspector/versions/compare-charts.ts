/** What differs between two versions of a machine. */
import { type Chart, type ChartState, type ChartTransition, pathTo } from '../graph/chart.ts';

interface ChangedState {
  state: ChartState;
  /** What about it, such as `actions`. */
  parts: readonly StatePart[];
}

interface ChangedTransition {
  before: ChartTransition;
  after: ChartTransition;
  parts: readonly TransitionPart[];
}

interface Difference<Item, Changed> {
  added: readonly Item[];
  gone: readonly Item[];
  changed: readonly Changed[];
}

export interface MachineChange {
  /** The id of the machine. */
  machine: string;
  kind: 'added' | 'gone' | 'changed';
  states: Difference<ChartState, ChangedState>;
  transitions: Difference<ChartTransition, ChangedTransition>;
}

/** Machines that are the same are left out. */
export function compareMachines(before: readonly Chart[], after: readonly Chart[]): readonly MachineChange[] {
  const old = new Map(before.map((chart) => [chart.id, chart]));
  const now = new Map(after.map((chart) => [chart.id, chart]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((machine) => {
    const change = compareCharts(machine, old.get(machine), now.get(machine));
    return isSame(change) ? [] : [change];
  });
}

function compareCharts(machine: string, before: Chart | undefined, after: Chart | undefined): MachineChange {
  return {
    machine,
    kind: before === undefined ? 'added' : after === undefined ? 'gone' : 'changed',
    states: compareStates(before, after),
    transitions: compareTransitions(before?.transitions ?? [], after?.transitions ?? []),
  };
}

const isSame = ({ states, transitions }: MachineChange): boolean =>
  [states, transitions].every(({ added, gone, changed }) => [added, gone, changed].every(({ length }) => length === 0));

type StatePart = 'kind' | 'initial' | 'screen' | 'calls' | 'actions';

function compareStates(before: Chart | undefined, after: Chart | undefined): MachineChange['states'] {
  const [old, now] = [innerStates(before), innerStates(after)];
  return {
    added: [...now.values()].filter(({ id }) => !old.has(id)),
    gone: [...old.values()].filter(({ id }) => !now.has(id)),
    changed: [...now.values()].flatMap((state) => {
      const was = old.get(state.id);
      const parts = was ? STATE_PARTS.filter(({ of }) => of(was) !== of(state)).map(({ part }) => part) : [];
      return parts.length > 0 ? [{ state, parts }] : [];
    }),
  };
}

/** Without the machine itself. */
const innerStates = (chart: Chart | undefined): ReadonlyMap<string, ChartState> =>
  new Map([...(chart?.states ?? [])].filter(([, { parent }]) => parent !== null));

const STATE_PARTS: readonly { part: StatePart; of: (state: ChartState) => string }[] = [
  { part: 'kind', of: ({ kind }) => kind },
  { part: 'initial', of: ({ isInitial }) => String(isInitial) },
  { part: 'screen', of: ({ screen }) => screen ?? '' },
  { part: 'calls', of: ({ invokes }) => invokes.map(({ actor }) => actor).join() },
  { part: 'actions', of: ({ entry, exit }) => `${entry.join()};${exit.join()}` },
];

type TransitionPart = 'target' | 'guard' | 'actions';

/** One that has another target or another condition is the same one, changed; else it's gone, and another is added. */
function compareTransitions(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): MachineChange['transitions'] {
  const gone = [...before];
  const added = [...after];
  const changed: ChangedTransition[] = [];
  for (const isAlike of ALIKE) {
    for (const now of [...added]) {
      const was = gone.find((one) => one.source === now.source && one.event === now.event && isAlike(one, now));
      if (!was) continue;
      gone.splice(gone.indexOf(was), 1);
      added.splice(added.indexOf(now), 1);
      const parts = TRANSITION_PARTS.filter(({ of }) => of(was) !== of(now)).map(({ part }) => part);
      if (parts.length > 0) changed.push({ before: was, after: now, parts });
    }
  }
  return { added, gone, changed };
}

/** The closest first. */
const ALIKE: readonly ((one: ChartTransition, other: ChartTransition) => boolean)[] = [
  (one, other) => TRANSITION_PARTS.every(({ of }) => of(one) === of(other)),
  (one, other) => one.guard === other.guard && one.target === other.target,
  (one, other) => one.guard === other.guard,
  (one, other) => one.target === other.target,
];

const TRANSITION_PARTS: readonly { part: TransitionPart; of: (transition: ChartTransition) => string }[] = [
  { part: 'target', of: ({ target }) => target ?? '' },
  { part: 'guard', of: ({ guard }) => guard ?? '' },
  { part: 'actions', of: ({ actions }) => actions.join() },
];

/** The addresses of the screens on which something of it differs. */
export function screensOf({ states, transitions }: MachineChange, before: Chart | undefined, after: Chart | undefined) {
  const touched = (chart: Chart | undefined, ids: readonly string[]) =>
    ids.flatMap((id) => (chart?.states.has(id) ? pathTo(chart, id).map(({ screen }) => screen) : []));
  const old = [...states.gone.map(({ id }) => id), ...transitions.gone.map(({ source }) => source)];
  const now = [
    ...states.added.map(({ id }) => id),
    ...states.changed.map(({ state }) => state.id),
    ...transitions.added.map(({ source }) => source),
    ...transitions.changed.map(({ after: { source } }) => source),
  ];
  const screens = [...touched(before, old), ...touched(after, now)].filter((screen) => screen !== null);
  return [...new Set(screens)].sort();
}
