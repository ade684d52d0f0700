/** Remembers, per browser, the points last set for each type. */
import { safeStorage } from '#platform/browser/page/safe-storage.ts';

const storage = safeStorage(() => localStorage);
const keyOf = (typeId: string) => `pointsRequired ${typeId}`;

export function rememberPoints(typeId: string, points: number): void {
  storage.set(keyOf(typeId), String(points));
}

/** Null when none of this type was approved in this browser. */
export function suggestPoints(typeId: string): number | null {
  const kept = storage.get(keyOf(typeId)) ?? '';
  return /^\d+$/.test(kept) ? Number(kept) : null;
}
