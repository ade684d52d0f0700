/** Converts a definition to a chart. */
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { isRecord, listOf, type MachineDefinition, nameOf, type StateDefinition } from './definition.ts';
import { plainWords, stateNameOf } from './plain-words.ts';
import { type RawTransition, rawTransitions } from './raw-transitions.ts';

/** @param name the flow's name. */
export function buildChart(definition: MachineDefinition, name = plainWords(definition.id)): Chart {
  const states = new Map<string, ChartState>();
  const definitions = new Map<string, StateDefinition>();
  addState(definition, { id: definition.id, key: definition.id, parent: null, isInitial: true });

  const transitions = [...definitions].flatMap(([id, state]) =>
    rawTransitions(state, definition.delays, id).flatMap((raw) => withTargets(states, id, raw)),
  );
  return {
    id: definition.id,
    description: textOf(definition['description']),
    states,
    transitions: transitions.map((transition, index) => ({ ...transition, id: `${definition.id}#${index}` })),
  };

  function addState(state: StateDefinition, place: Pick<ChartState, 'id' | 'key' | 'parent' | 'isInitial'>): void {
    const children = isRecord(state['states']) ? Object.entries(state['states']).filter(isStateEntry) : [];
    const ids = children.map(([key, child]) => [key, idOf(child, `${place.id}.${key}`)] as const);
    states.set(place.id, {
      ...place,
      ...partsOf(state, children.length > 0),
      name: place.parent === null ? name : stateNameOf(definition.id, place.key),
      children: ids.map(([, id]) => id),
    });
    definitions.set(place.id, state);
    const initial = initialOf(state);
    for (const [key, child] of children) {
      addState(child, { id: idOf(child, `${place.id}.${key}`), key, parent: place.id, isInitial: key === initial });
    }
  }
}

const isStateEntry = (entry: [string, unknown]): entry is [string, StateDefinition] => isRecord(entry[1]);

const idOf = (state: StateDefinition, usual: string): string => (typeof state['id'] === 'string' ? state['id'] : usual);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function initialOf(state: StateDefinition): string | null {
  const initial = isRecord(state['initial']) ? state['initial']['target'] : state['initial'];
  return typeof initial === 'string' ? initial : null;
}

type StateParts = Omit<ChartState, 'id' | 'key' | 'name' | 'parent' | 'isInitial' | 'children'>;

function partsOf(state: StateDefinition, isParent: boolean): StateParts {
  const meta = isRecord(state['meta']) ? state['meta'] : {};
  return {
    description: textOf(state['description']),
    kind: kindOf(state['type'], isParent),
    screen: typeof meta['screen'] === 'string' ? meta['screen'] : null,
    invokes: listOf(state['invoke']).filter(isRecord).map(invokeOf),
    tags: listOf(state['tags']).filter((tag) => typeof tag === 'string'),
    entry: actionNames(state['entry']),
    exit: actionNames(state['exit']),
  };
}

function kindOf(type: unknown, isParent: boolean): ChartState['kind'] {
  if (type === 'final' || type === 'parallel' || type === 'history') return type;
  return isParent ? 'compound' : 'atomic';
}

function invokeOf(invoke: Record<string, unknown>) {
  const actor = nameOf(invoke['src']) ?? 'actor';
  return { id: typeof invoke['id'] === 'string' ? invoke['id'] : actor, actor };
}

function actionNames(value: unknown): string[] {
  return listOf(value)
    .flatMap((action) => nameOf(action) ?? [])
    .filter((name) => !name.startsWith('xstate.'));
}

function withTargets(
  states: ReadonlyMap<string, ChartState>,
  source: string,
  { targets, actions, index, ...raw }: RawTransition,
): Omit<ChartTransition, 'id'>[] {
  const key = `${source} ${raw.event || 'always'} ${index}`;
  const transition = { ...raw, key, source, actions: actionNames(actions) };
  if (targets.length === 0) return [{ ...transition, target: null }];
  return targets.map((target) => ({ ...transition, target: resolveTarget(states, source, target) }));
}

/**
 * The id of a transition's target, given as `#id`, as `.child` of its source, or as the key of a sibling.
 *
 * @throws for an unknown state, as the machine itself would.
 */
function resolveTarget(states: ReadonlyMap<string, ChartState>, source: string, target: string): string {
  const parent = states.get(source)?.parent ?? source;
  const [from, keys] = target.startsWith('#')
    ? rootOf(target)
    : target.startsWith('.')
      ? [source, target.slice(1).split('.')]
      : [parent, target.split('.')];
  let id = from;
  for (const key of keys) {
    const next = states.get(id)?.children.find((child) => states.get(child)?.key === key);
    if (next === undefined) throw new Error(`${source} leads to ${target}, which is not there`);
    id = next;
  }
  return id;

  /** The longest prefix that is a state's id; ids may contain dots. */
  function rootOf(absolute: string): [string, string[]] {
    const keys = absolute.slice(1).split('.');
    for (let length = keys.length; length > 0; length -= 1) {
      const id = keys.slice(0, length).join('.');
      if (states.has(id)) return [id, keys.slice(length)];
    }
    throw new Error(`${source} leads to ${absolute}, which is not there`);
  }
}
