/** Whether the consent banner is shown: until answered, or when reopened. */
import { useSyncExternalStore } from 'react';
import { readConsent, usesAnalytics } from '#platform/browser/page/consent.ts';

let isOpen: boolean | null = null;
const listeners = new Set<() => void>();

export function setConsentBannerOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export function useIsConsentBannerOpen(): boolean {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  isOpen ??= usesAnalytics() && readConsent() === null;
  return isOpen;
}
