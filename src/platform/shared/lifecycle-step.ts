/** Steps of the lifecycles whose states the server stores. */
import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';

export interface LifecycleStep {
  machine: AnyStateMachine;
  before: AnyMachineSnapshot;
  event: { type: string };
  after: AnyMachineSnapshot;
}

const watchers = new Set<(step: LifecycleStep) => void>();

/** Calls it with every step. @returns a function that ends that. */
export function watchSteps(watch: (step: LifecycleStep) => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** @param before the machine in its state. @returns the machine after the step, or null if it doesn't allow it. */
export function stepFrom<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  before: Snapshot,
  event: Parameters<Snapshot['can']>[0],
): Snapshot | null {
  if (!before.can(event)) return null;
  const [after] = transition(machine, before, event);
  for (const watch of watchers) watch({ machine, before, event, after });
  return after as Snapshot;
}
