/** Shares, differences and times in words. */
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { type Part, shareOf } from './calculation/counted.ts';
import type { Median } from './calculation/median.ts';
import type { Move } from './calculation/moves.ts';

/** Below it, a share has one decimal. */
const FINE = 0.1;

/** "38 %", and "3.4 %" of a small one. */
export const sayShare = (share: number): string =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: share > 0 && share < FINE ? 1 : 0 });

/** "–" of nothing. */
export function sayPart(part: Part | undefined): string {
  const share = part && shareOf(part);
  return share === null || share === undefined ? '–' : sayShare(share);
}

/** "+17", of a difference between two shares. */
export const sayPoints = (difference: number): string =>
  formatNumber(difference * 100, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** "+17 points". */
export const sayDifference = ({ difference }: Pick<Move, 'difference'>): string =>
  say('inspector.numbers.points', {
    count: Math.abs(Math.round(difference * 1000) / 10),
    points: sayPoints(difference),
  });

/** Whether it's chance, with the interval. */
export function sayCertainty({ interval: { low, high }, isCertain }: Move): string {
  const range = { low: sayPoints(low), high: sayPoints(high) };
  return isCertain ? say('inspector.numbers.certain', range) : say('inspector.numbers.maybeChance', range);
}

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const UNITS = [
  { unit: 'day', seconds: DAY_S },
  { unit: 'hour', seconds: HOUR_S },
  { unit: 'minute', seconds: MINUTE_S },
  { unit: 'second', seconds: 1 },
] as const;

/** "12 sec", "3.5 min", "under 1 sec", "over 7 days". */
export function sayMedian({ kind, seconds }: Median): string {
  const time = sayTime(seconds);
  if (kind === 'under') return say('inspector.numbers.under', { time });
  return kind === 'over' ? say('inspector.numbers.over', { time }) : time;
}

function sayTime(seconds: number): string {
  const unit = UNITS.find((one) => seconds >= one.seconds) ?? { unit: 'second', seconds: 1 };
  const amount = seconds / unit.seconds;
  return formatNumber(amount, {
    style: 'unit',
    unit: unit.unit,
    unitDisplay: 'short',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  });
}
