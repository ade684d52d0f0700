/** Whether the consent banner is shown: until answered, or when reopened. */
import { useSyncExternalStore } from 'react';
import { readConsent, usesAnalytics } from '#platform/browser/analytics.ts';

let isAsking: boolean | null = null;
const listeners = new Set<() => void>();

export function setAsking(next: boolean): void {
  isAsking = next;
  for (const listener of listeners) listener();
}

export function useIsAsking(): boolean {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  isAsking ??= usesAnalytics() && readConsent() === null;
  return isAsking;
}
