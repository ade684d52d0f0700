/** Notices token changes by other tabs, and lets one tab renew at a time. */
import { justReceived, readTokens, type Tokens } from './token-storage.ts';

export type OtherTabEvent =
  | { type: 'otherTab.loggedOut' }
  | { type: 'otherTab.loggedIn'; tokens: Tokens }
  | { type: 'otherTab.renewed'; tokens: Tokens };

/**
 * Compares the storage with what this tab holds whenever it may have changed: a page that slept, or came back by the
 * back/forward cache, gets no storage event for what it missed. @returns a function that stops it.
 */
export function followOtherTabs(held: () => Tokens | null, onEvent: (event: OtherTabEvent) => void): () => void {
  const stop = new AbortController();
  const compare = (isFresh: boolean) => {
    const mine = held();
    const stored = readTokens();
    if (stored?.accessToken === mine?.accessToken) return;
    if (stored === null) return onEvent({ type: 'otherTab.loggedOut' });
    const tokens = isFresh ? justReceived(stored) : stored;
    const isSamePerson = mine !== null && stored.subject !== null && stored.subject === mine.subject;
    onEvent({ type: isSamePerson ? 'otherTab.renewed' : 'otherTab.loggedIn', tokens });
  };
  const { signal } = stop;
  addEventListener('storage', ({ key }) => (key === null || key === 'accessToken' ? compare(true) : undefined), {
    signal,
  });
  addEventListener('pageshow', ({ persisted }) => (persisted ? compare(false) : undefined), { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? compare(false) : undefined),
    { signal },
  );
  return () => stop.abort();
}

/**
 * Runs `renew` under a lock shared by all tabs. Without the Web Locks API, the server's grace period for a just-used
 * token covers races.
 */
export async function withRenewalLock<T>(renew: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return await renew();
  return await navigator.locks.request('groundswell:renewal', renew);
}
