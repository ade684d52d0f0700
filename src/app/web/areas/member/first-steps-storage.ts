/** What this browser remembers of each member's first steps. */
import { safeStorage } from '#platform/browser/page/safe-storage.ts';

const storage = safeStorage(() => localStorage);

/** `begun`: the dashboard was shown, so next time it needn't wait for the answer. `dismissed`: hide the list. */
export type FirstStepsStatus = 'begun' | 'dismissed' | null;

const keyOf = (userId: string) => `firstSteps:${userId}`;

export function readFirstStepsStatus(userId: string): FirstStepsStatus {
  const kept = storage.get(keyOf(userId));
  return kept === 'begun' || kept === 'dismissed' ? kept : null;
}

export const saveFirstStepsStatus = (userId: string, status: 'begun' | 'dismissed'): void =>
  storage.set(keyOf(userId), status);
