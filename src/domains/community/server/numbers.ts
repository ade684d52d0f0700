/** Community totals, all read from maintained sums. */
import { reviewedSince, typicalReviewDaysOf } from '#domains/administration/server/public.ts';
import { impactSumsOf } from '#domains/impacts/server/public.ts';
import type { CommunityStats, MonthCounts } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { createVisitorCache, type VisitorCache } from '#platform/server/http/cache/visitor-cache.ts';
import { monthBefore } from '#platform/shared/moment.ts';
import { type MonthCount, type Numbers as NumbersRow, readNumbers } from './numbers.repository.ts';

const MONTHS = 24;

type Numbers = Omit<CommunityStats, 'work'>;

/** The cached numbers, which are the same for everyone, including members. */
export type NumbersCache = VisitorCache<Numbers>;

const MAX_BYTES = 10_000;

export const createNumbersCache = (cacheMs: number): NumbersCache =>
  createVisitorCache({ cacheMs, bytesOf: () => MAX_BYTES });

export async function readCommunityStats(db: Db, today: Date): Promise<Numbers> {
  const months = Array.from({ length: MONTHS }, (_, index) => monthBefore(today, MONTHS - 1 - index));
  const [numbers] = await readNumbers(db, { since: months[0] ?? '', decidedSince: reviewedSince(today) });
  if (!numbers) throw new Error('A select without a table gives one row');
  const { members, councils, opportunities, totals, decisions } = numbers;
  const { totals: impacts, byYear, byGoal } = impactSumsOf(totals);
  return {
    totals: { members, councils, opportunities, impacts },
    years: byYear,
    goals: byGoal,
    months: countMonths(months, numbers),
    typicalReviewDays: typicalReviewDaysOf(decisions),
  };
}

/** Includes months without any. */
function countMonths(months: readonly string[], { memberMonths, impactMonths }: NumbersRow): MonthCounts[] {
  const members = toCounts(memberMonths);
  const impacts = toCounts(impactMonths);
  return months.map((month) => ({ month, members: members.get(month) ?? 0, impacts: impacts.get(month) ?? 0 }));
}

function toCounts(rows: readonly MonthCount[]): Map<string, number> {
  return new Map(rows.map(({ month, count }) => [month, count]));
}
