/** Whether the server can be reached, for what can't be done without it. The page says so; until then, it can. */
import { useSyncExternalStore } from 'react';

let isOffline = false;
const listeners = new Set<() => void>();

export function setOffline(value: boolean): void {
  isOffline = value;
  for (const listener of listeners) listener();
}

export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
