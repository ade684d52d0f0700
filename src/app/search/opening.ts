/** Whether the search dialog is open. There is one, opened from many places. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

export const openSearch = (): void => set(true);
export const closeSearch = (): void => set(false);

const read = () => isOpen;

export const useIsSearchOpen = (): boolean => useSyncExternalStore(listen, read, read);

function set(next: boolean): void {
  isOpen = next;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
