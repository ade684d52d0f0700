/** The transitions of a machine by name, the same here and on the chart. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** The ids of the states that have none in them. */
export const leavesOf = (machine: AnyStateMachine): string[] =>
  stateNodesOf(machine).flatMap(({ id, states }) => (Object.keys(states).length === 0 ? [id] : []));

/** Its source, its event, and which of those that the source has for the event it is. */
export function keyOfTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const candidates = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} ${candidates?.indexOf(transition)}`;
}

export function transitionsOf(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap(({ always = [], transitions }) =>
    [...always, ...[...transitions.values()].flat()].filter(isTaking).map(keyOfTransition),
  );
}

/** One that has neither target nor actions forbids its event. */
const isTaking = ({ target, actions }: AnyTransitionDefinition): boolean => target !== undefined || actions.length > 0;
