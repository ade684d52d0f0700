import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#inspector/flows/flow.ts';
import { FLOWS } from '#inspector/flows/machines.ts';

/** @throws for a machine that isn't one of the product's. */
export function flowOf(machine: AnyStateMachine): Flow {
  const flow = FLOWS.find(({ machine: { id } }) => id === machine.id);
  if (!flow) throw new Error(`${machine.id} isn't one of the flows in src/inspector/flows/machines.ts`);
  return flow;
}
