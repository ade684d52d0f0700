/** How long stays in a state take, in steps that widen. */

/** The upper bounds in seconds, each included. Longer stays are in a bucket of their own, after these. */
export const DURATION_BOUNDS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 900, 3600, 21_600, 86_400, 604_800] as const;

/** One more than there are bounds. */
export const DURATION_BUCKETS = 15;

/** As many as there are bounds that it exceeds. */
export const bucketOf = (milliseconds: number): number =>
  DURATION_BOUNDS.filter((bound) => milliseconds > bound * 1000).length;
