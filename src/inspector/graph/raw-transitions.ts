/** A state's transitions, in the order in which the machine checks them. */
import { say } from '#languages/say.ts';
import type { TransitionKind } from './chart.ts';
import { isRecord, listOf, nameOf, type StateDefinition } from './definition.ts';
import { conditionOf, eventNameOf, momentOf } from './plain-words.ts';

export interface RawTransition {
  kind: TransitionKind;
  event: string;
  /** The zero-based index among the state's transitions for the event. */
  index: number;
  name: string;
  guard: string | null;
  condition: string | null;
  actor: string | null;
  /** Empty if the state doesn't change. */
  targets: string[];
  actions: unknown;
}

type Trigger = Pick<RawTransition, 'kind' | 'event' | 'name' | 'actor'>;

export function rawTransitions(
  state: StateDefinition,
  delays: Readonly<Record<string, number | null>>,
  id: string,
): RawTransition[] {
  const result = listOf(state['invoke'])
    .filter(isRecord)
    .flatMap((invoke) => ofInvoke(invoke));
  const always = candidates(state['always'], {
    kind: 'always',
    event: '',
    name: say('inspector.rawTransitions.immediately'),
    actor: null,
  });
  const finished = candidates(state['onDone'], {
    kind: 'done',
    event: `xstate.done.state.${id}`,
    name: say('inspector.rawTransitions.allDone'),
    actor: null,
  });
  const after = entriesOf(state['after']).flatMap(([key, value]) =>
    candidates(value, { kind: 'delay', event: `xstate.after.${key}.${id}`, name: momentOf(key, delays), actor: null }),
  );
  const on = entriesOf(state['on']).flatMap(([event, value]) =>
    candidates(value, {
      kind: 'event',
      event,
      name: event === '*' ? say('inspector.rawTransitions.anythingElse') : eventNameOf(event),
      actor: null,
    }),
  );
  return [...always, ...result, ...finished, ...after, ...on];
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

function ofInvoke(invoke: Record<string, unknown>): RawTransition[] {
  const actor = nameOf(invoke['src']) ?? 'actor';
  const id = typeof invoke['id'] === 'string' ? invoke['id'] : actor;
  return [
    ...candidates(invoke['onDone'], {
      kind: 'done',
      event: `xstate.done.actor.${id}`,
      name: say('inspector.rawTransitions.itWorked'),
      actor,
    }),
    ...candidates(invoke['onError'], {
      kind: 'error',
      event: `xstate.error.actor.${id}`,
      name: say('inspector.rawTransitions.itFailed'),
      actor,
    }),
  ];
}

/** The first whose guard passes is taken, so a last one without a guard means "otherwise". */
function candidates(value: unknown, trigger: Trigger): RawTransition[] {
  const all = listOf(value);
  return all.map((candidate, index) => {
    const transition = isRecord(candidate) ? candidate : { target: candidate };
    const guard = nameOf(transition['guard']);
    return {
      ...trigger,
      index,
      guard,
      condition:
        guard !== null
          ? say('inspector.rawTransitions.if', { condition: conditionOf(guard) })
          : index > 0
            ? say('inspector.rawTransitions.otherwise')
            : null,
      targets: listOf(transition['target']).filter((target) => typeof target === 'string'),
      actions: transition['actions'],
    };
  });
}
