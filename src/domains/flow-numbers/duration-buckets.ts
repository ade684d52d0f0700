/** How long stays in a state take, in steps that widen. */

/** The upper bounds in seconds, each included. Longer stays are in a bucket of their own, after these. */
export const DURATION_BOUNDS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 900, 3600, 21_600, 86_400, 604_800] as const;

export const DURATION_BUCKETS = DURATION_BOUNDS.length + 1;

export function bucketOf(milliseconds: number): number {
  const bucket = DURATION_BOUNDS.findIndex((bound) => milliseconds <= bound * 1000);
  return bucket === -1 ? DURATION_BOUNDS.length : bucket;
}
