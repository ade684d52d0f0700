/** Finds everything that a machine can do with its map's steps, by running the production machine. */
import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import '../support/page-settings.ts';
import type { FlowOutline } from './flow-map.ts';
import { keyOfTransition } from './transitions.ts';

export interface Edge {
  /** Index into the map's steps. */
  step: number;
  to: string;
  /** Keys of the transitions that this step takes. */
  takes: readonly string[];
}

export interface Exploration {
  /** The state that each start leads to, and the transitions taken. */
  starts: { at: string; takes: readonly string[] }[];
  edges: ReadonlyMap<string, readonly Edge[]>;
  /** The atomic state that the machine rests in. */
  leafAt: ReadonlyMap<string, string>;
}

type Beginning = { input: unknown } | { snapshot: AnyMachineSnapshot };

export function explore(map: FlowOutline): Exploration {
  const machine = withoutWork(map.machine);
  const events: AnyEventObject[] = map.steps.map(({ event }, mapStep) => ({ ...event, mapStep }));
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, map.keyOf?.(snapshot) ?? null]);
  const edges = new Map<string, Edge[]>();
  const leafAt = new Map<string, string>();
  const starts = map.starts.map(({ input, from: past }) => {
    const beginning = past ? { snapshot: machine.resolveState(past) } : { input };
    const begun = track(machine, beginning, []);
    const at = keyOf(begun.snapshot);
    leafAt.set(at, leafOf(begun.snapshot));
    const ways = new Map<string, AnyEventObject[]>([[at, []]]);
    const adjacency = getAdjacencyMap(machine, {
      ...(past ? { fromState: beginning.snapshot } : { input }),
      events: (snapshot: AnyMachineSnapshot) => events.filter((event) => isPossible(map, snapshot, event)),
      serializeState: keyOf,
    });
    // Entries are in order of discovery, so a state's predecessors come first.
    for (const { state, event } of adjacencyMapToArray(adjacency)) {
      const from = keyOf(state);
      const way = [...(ways.get(from) ?? []), event];
      const { snapshot, takes } = track(machine, beginning, way);
      const to = keyOf(snapshot);
      if (!ways.has(to)) ways.set(to, way);
      leafAt.set(to, leafOf(snapshot));
      const known = edges.get(from) ?? [];
      if (!known.some(({ step }) => step === event['mapStep']))
        edges.set(from, [...known, { step: event['mapStep'], to, takes }]);
    }
    return { at, takes: begun.takes };
  });
  return { starts, edges, leafAt };
}

function isPossible(map: FlowOutline, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const when = map.steps[event['mapStep']]?.when;
  return snapshot.can(event) && (when?.(snapshot) ?? true);
}

/** Sends the events to a new instance. @returns its state, and the transitions taken by the last event. */
function track(machine: AnyStateMachine, beginning: Beginning, events: readonly AnyEventObject[]) {
  let takes: string[] = [];
  const actor = createActor(machine, {
    ...beginning,
    // Timers never fire: time only passes by events.
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') takes.push(...inspected._transitions.map(keyOfTransition));
    },
  });
  actor.start();
  for (const event of events) {
    takes = [];
    actor.send(event);
  }
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { snapshot, takes };
}

/** Replaces the machine's actors with ones that never finish: their results only arrive as events. */
function withoutWork(machine: AnyStateMachine): AnyStateMachine {
  const never = fromPromise(() => new Promise<never>(() => undefined));
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, never])) });
}

function leafOf({ _nodes }: AnyMachineSnapshot): string {
  const leaf = _nodes.find(({ states }) => Object.keys(states).length === 0);
  if (!leaf) throw new Error('The machine is in no state');
  return leaf.id;
}
