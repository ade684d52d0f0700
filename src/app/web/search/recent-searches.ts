/** Recent searches, kept per person in this browser only. */

import { fold } from '#languages/fold.ts';
import { readStored, writeStored } from './recent-storage.ts';

const MAX_KEPT = 6;

export function readRecent(viewerId: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(viewerId) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_KEPT) : [];
  } catch {
    // Invalid stored data.
    return [];
  }
}

/** Latest first, without duplicates. */
export function saveRecent(viewerId: string | null, words: string): void {
  const others = readRecent(viewerId).filter((one) => fold(one) !== fold(words));
  writeStored(viewerId, JSON.stringify([words, ...others].slice(0, MAX_KEPT)));
}
