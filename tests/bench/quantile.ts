/** The number that so great a share of them doesn't exceed. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? Number.NaN;

/** Of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lower = Number.NaN, upper = lower] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return (lower + upper) / 2;
}
