/** Whether the search box is open. It is opened from many places, and stands once, over all of them. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export const openSearch = (): void => set(true);
export const closeSearch = (): void => set(false);

export const useIsSearchOpen = (): boolean => useSyncExternalStore(listen, () => isOpen);

function set(next: boolean): void {
  isOpen = next;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
