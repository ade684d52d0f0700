import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom } from 'xstate';
import { showFlow } from './running-flows.ts';

/**
 * Runs a machine for as long as a screen is shown; `hear` gets what it emits. The listener is added before the machine
 * starts, since a machine may emit at once.
 */
export function useFlow<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  onEmit: (emitted: EmittedFrom<TMachine>) => void,
): Actor<TMachine> {
  const actor: Actor<AnyStateMachine> = useActorRef<AnyStateMachine>(machine, { input });
  const latest = useRef(onEmit);
  useLayoutEffect(() => {
    latest.current = onEmit;
  });
  useLayoutEffect(() => {
    const listener = actor.on('*', (emitted) => latest.current(emitted));
    return () => listener.unsubscribe();
  }, [actor]);
  useLayoutEffect(() => showFlow(actor), [actor]);
  return actor as Actor<TMachine>;
}
