/** Whether the search dialog is open. There is only one, which many places open. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
let captured = '';
const listeners = new Set<() => void>();

export const openSearch = (): void => set(true);
export const closeSearch = (): void => set(false);

/** Captures what is typed before the search has loaded its field: to the page below, letters may be shortcuts. */
export function captureTyping(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, isComposing } = event;
  if (ctrlKey || metaKey || isComposing) return;
  if (key === 'Escape') closeSearch();
  else if (key === 'Backspace') captured = captured.slice(0, -1);
  else if (key.length === 1) captured += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

export const readCapturedText = (): string => captured;

const read = () => isOpen;

export const useIsSearchOpen = (): boolean => useSyncExternalStore(listen, read, read);

function set(next: boolean): void {
  isOpen = next;
  captured = '';
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
