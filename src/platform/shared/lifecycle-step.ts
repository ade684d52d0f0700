/** Steps of the lifecycles whose states the server stores. */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
  transition,
} from 'xstate';

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

/** The machine after the step, or null if it doesn't allow it. */
export function stepFrom<Machine extends AnyStateMachine>(
  machine: Machine,
  before: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
): SnapshotFrom<Machine> | null {
  if (!before.can(event)) return null;
  const [after] = transition(machine, before, event);
  for (const watch of watchers) watch({ machine, before, event, after });
  return after;
}
