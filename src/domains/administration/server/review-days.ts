/** How long a review takes at present. */
import { monthBefore } from '#platform/shared/moment.ts';
import type { Decisions } from './tallies.repository.ts';

/** Long enough to smooth out a busy week, short enough to show the current pace. */
const RECENT_MONTHS = 3;
const HOURS_A_DAY = 24;

/** The recent average review time; null before the first decision. */
export function typicalReviewDaysOf({ decisions, hours }: Decisions): number | null {
  return decisions === 0 ? null : Math.max(1, Math.ceil(hours / decisions / HOURS_A_DAY));
}

/** The first month that counts, as 2025-03. */
export const reviewedSince = (today: Date): string => monthBefore(today, RECENT_MONTHS - 1);
