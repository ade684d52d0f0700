/** What other tabs do to the tokens, and one tab at a time for a renewal. */
import { justReceived, readTokens, type Tokens } from './token-storage.ts';

export type OtherTabEvent =
  | { type: 'otherTab.loggedOut' }
  | { type: 'otherTab.loggedIn'; tokens: Tokens }
  | { type: 'otherTab.renewed'; tokens: Tokens };

/**
 * Compares the storage with what this tab holds whenever it may have changed: a page that slept, or came back by the
 * back button, gets no storage event for what it missed. Answers a function that ends it.
 */
export function followOtherTabs(held: () => Tokens | null, tell: (event: OtherTabEvent) => void): () => void {
  const stop = new AbortController();
  const compare = (isFresh: boolean) => {
    const mine = held();
    const kept = readTokens();
    if (kept?.accessToken === mine?.accessToken) return;
    if (kept === null) return tell({ type: 'otherTab.loggedOut' });
    const tokens = isFresh ? justReceived(kept) : kept;
    const isSamePerson = mine !== null && kept.subject !== null && kept.subject === mine.subject;
    tell({ type: isSamePerson ? 'otherTab.renewed' : 'otherTab.loggedIn', tokens });
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

/** Runs `renew` when no other tab does. A browser without locks relies on the server's grace for a token just spent. */
export async function inTurn<T>(renew: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return await renew();
  return await navigator.locks.request('groundswell:renewal', renew);
}
