/** What was last asked for each kind of opportunity in this browser: the next of its kind is likely to ask the same. */
import { sturdyStorage } from '../../../../platform/browser/sturdy-storage.ts';

const storage = sturdyStorage(() => localStorage);
const keyOf = (typeId: string) => `pointsRequired ${typeId}`;

export function rememberPoints(typeId: string, points: number): void {
  storage.set(keyOf(typeId), String(points));
}

/** Null when none of its kind was approved here. */
export function suggestPoints(typeId: string): number | null {
  const kept = storage.get(keyOf(typeId)) ?? '';
  return /^\d+$/.test(kept) ? Number(kept) : null;
}
