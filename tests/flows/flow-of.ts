import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#app/flows/flow.ts';
import { FLOWS } from '#app/flows/machines.ts';

/** @throws for a machine that the product does not list. */
export function flowOf(machine: AnyStateMachine): Flow {
  const flow = FLOWS.find(({ machine: { id } }) => id === machine.id);
  if (!flow) throw new Error(`${machine.id} isn't one of the flows in src/app/flows/machines.ts`);
  return flow;
}
