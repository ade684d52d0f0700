/** What this browser remembers of each member's first steps. */
import { sturdyStorage } from '#platform/browser/sturdy-storage.ts';

const storage = sturdyStorage(() => localStorage);

/** `begun`: the dashboard was shown, so next time it needn't wait for the answer. `dismissed`: hide the list. */
export type StepsMemory = 'begun' | 'dismissed' | null;

const keyOf = (userId: string) => `firstSteps:${userId}`;

export function recallSteps(userId: string): StepsMemory {
  const kept = storage.get(keyOf(userId));
  return kept === 'begun' || kept === 'dismissed' ? kept : null;
}

export const rememberSteps = (userId: string, memory: 'begun' | 'dismissed'): void =>
  storage.set(keyOf(userId), memory);
