/** The middle of durations that are only known by bucket. */

export type Median =
  | { kind: 'between'; seconds: number }
  /** All that is known is that it's below the first bound, or above the last. */
  | { kind: 'under' | 'over'; seconds: number };

/**
 * Interpolated within its bucket, as if its visits were spread evenly.
 *
 * @param counts per bucket.
 * @param bounds each bucket's upper bound in seconds; the last has none.
 * @returns null if there are none.
 */
export function medianOf(counts: readonly number[], bounds: readonly number[]): Median | null {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return null;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (below + count >= half) return within(index, (half - below) / count, bounds);
    below += count;
  }
  return null;
}

function within(index: number, part: number, bounds: readonly number[]): Median {
  const low = bounds[index - 1];
  const high = bounds[index];
  if (low === undefined) return { kind: 'under', seconds: high ?? 0 };
  if (high === undefined || high === Number.POSITIVE_INFINITY) return { kind: 'over', seconds: low };
  return { kind: 'between', seconds: low + part * (high - low) };
}
