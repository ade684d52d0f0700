/** Recent searches, kept per person in this browser only. */

import { fold } from '#languages/fold.ts';
import { safeStorage } from '#platform/browser/safe-storage.ts';

const storage = safeStorage(() => localStorage);
const MAX_KEPT = 6;

const keyOf = (viewerId: string | null) => `recentSearches:${viewerId ?? 'visitor'}`;

export function readRecent(viewerId: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(viewerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_KEPT) : [];
  } catch {
    // Invalid stored data.
    return [];
  }
}

/** Latest first, without duplicates. */
export function saveRecent(viewerId: string | null, words: string): void {
  const others = readRecent(viewerId).filter((one) => fold(one) !== fold(words));
  storage.set(keyOf(viewerId), JSON.stringify([words, ...others].slice(0, MAX_KEPT)));
}

export const clearRecent = (viewerId: string | null): void => storage.remove(keyOf(viewerId));
