/** The machines running on this page, for the inspector. Nothing observes them in production. */
import type { AnyActor } from 'xstate';

const running = new Set<AnyActor>();
const watchers = new Set<(actor: AnyActor) => void>();

/** Answers a function that takes it off again. */
export function showFlow(actor: AnyActor): () => void {
  running.add(actor);
  for (const watch of watchers) watch(actor);
  return () => running.delete(actor);
}

/** Called for each that runs already and for each that is shown from now on, maybe more than once. */
export function watchFlows(watch: (actor: AnyActor) => void): void {
  watchers.add(watch);
  for (const actor of running) watch(actor);
}
