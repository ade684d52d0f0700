/** The transitions of a machine, and their keys, which are the same on the inspector's chart. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

function stateNodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Ids of the atomic states. */
export const leavesOf = (machine: AnyStateMachine): string[] =>
  stateNodesOf(machine).flatMap(({ id, states }) => (Object.keys(states).length === 0 ? [id] : []));

/** Made of the source, the event, and the index among the source's transitions for the event. */
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

/** False for a transition without a target and actions, which only forbids its event. */
const isTaking = ({ target, actions }: AnyTransitionDefinition): boolean => target !== undefined || actions.length > 0;
