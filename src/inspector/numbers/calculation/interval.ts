/** What chance alone may do to a share, at 95 %. */
import type { Part } from './counted.ts';

export interface Interval {
  low: number;
  high: number;
}

/** Of the normal distribution, for 95 % in the middle. */
const Z = 1.959964;

/** Wilson's score interval, which holds for small numbers and for shares near 0 and 1. */
export function shareInterval({ count, of }: Part): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const reach = (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Of the share after minus the share before: Newcombe's interval, out of the two of Wilson (1998, method 10). */
export function differenceInterval(before: Part, after: Part): Interval {
  if (before.of === 0 || after.of === 0) return { low: -1, high: 1 };
  const [from, to] = [before.count / before.of, after.count / after.of];
  const [old, now] = [shareInterval(before), shareInterval(after)];
  return {
    low: to - from - Math.hypot(to - now.low, old.high - from),
    high: to - from + Math.hypot(now.high - to, from - old.low),
  };
}

/** The part of a difference that isn't chance: 0 if it may all be. */
export function certainPart({ low, high }: Interval): number {
  if (low > 0) return low;
  return high < 0 ? high : 0;
}
