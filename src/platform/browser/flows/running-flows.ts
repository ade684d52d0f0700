/** The machines running on this page, for the inspector and for those who count what they do. */
import type { AnyActor } from 'xstate';

const running = new Set<AnyActor>();
const watchers = new Set<(actor: AnyActor) => void>();

/** @returns a function that removes it. */
export function showFlow(actor: AnyActor): () => void {
  running.add(actor);
  for (const watch of watchers) watch(actor);
  return () => running.delete(actor);
}

/** Called for every running machine and every later one, possibly more than once. */
export function watchFlows(watch: (actor: AnyActor) => void): void {
  watchers.add(watch);
  for (const actor of running) watch(actor);
}
