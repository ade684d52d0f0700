/** The range of days and the filters that the address asks for, and those it is compared with. */
import type { GetFlowNumbersData } from '#generated/types.gen.ts';
import type { Address } from '../../page/use-address.ts';

export type Asked = Omit<GetFlowNumbersData['query'], 'machine'> & { from: string; to: string };

/** The ranges to choose from, in days. */
export const RANGES = ['7', '28', '90'] as const;
const USUAL_DAYS = 28;
/** As the contract limits it. */
export const MAX_DAYS = 732;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Everyone's numbers, compared with nothing. */
export const UNFILTERED = {
  language: null,
  device: null,
  release: null,
  against: null,
  againstFrom: null,
  againstTo: null,
  againstRelease: null,
} as const satisfies Partial<Address>;

/** Days are counted in UTC. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

export const dayAfter = (day: string, days: number): string => utcDay(new Date(Date.parse(day) + days * DAY_MS));

/** Both included. */
export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Null for dates that are missing, in the wrong order or too far apart. */
function ownDays(from: string | null, to: string | null): { from: string; to: string } | null {
  if (!isDay(from) || !isDay(to)) return null;
  const days = daysIn({ from, to });
  return days >= 1 && days <= MAX_DAYS ? { from, to } : null;
}

const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text));

/** @returns null for invalid dates of one's own. */
export function readAsked(address: Address, today: string): Asked | null {
  const days = RANGES.map(Number).find((count) => String(count) === address.days) ?? USUAL_DAYS;
  const range =
    address.days === 'own' ? ownDays(address.from, address.to) : { from: dayAfter(today, 1 - days), to: today };
  if (range === null) return null;
  const { language, device, release } = address;
  return {
    ...range,
    ...(language !== null && { language: language as NonNullable<Asked['language']> }),
    ...(device !== null && { device: device as NonNullable<Asked['device']> }),
    ...(release !== null && { release }),
  };
}

/** As many days, directly before. */
export function rangeBefore(asked: Asked): Asked {
  return { ...asked, from: dayAfter(asked.from, -daysIn(asked)), to: dayAfter(asked.from, -1) };
}

/** @returns null if nothing is compared, or with nothing that is valid. */
export function readCompared(address: Address, asked: Asked): Asked | null {
  if (address.against === 'before') return rangeBefore(asked);
  if (address.against === 'range') {
    const range = ownDays(address.againstFrom, address.againstTo);
    return range && { ...asked, ...range };
  }
  // All releases can't be compared with one of them.
  if (address.against === 'release' && address.againstRelease !== null && asked.release !== undefined) {
    return { ...asked, release: address.againstRelease };
  }
  return null;
}
