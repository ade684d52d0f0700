/** What page and server call the states that they count. */
import type { AnyMachineSnapshot, StateNode } from 'xstate';

/** Below the machine, such as `loggedOut.sending`; empty for the machine itself. */
export const pathOf = ({ path }: Pick<StateNode, 'path'>): string => path.join('.');

/** The paths of the innermost active states. */
export const innermostStates = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(pathOf);
