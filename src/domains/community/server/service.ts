/** Community totals, all read from maintained sums. */

import { readTypicalReviewDays } from '#domains/administration/server/public.ts';
import { countApprovedCouncils } from '#domains/councils/server/public.ts';
import { readCommunitySums } from '#domains/impacts/server/public.ts';
import { countOpenOpportunities } from '#domains/opportunities/server/public.ts';
import type { CommunityStats, MonthCounts } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { countMembers, listImpactMonths, listMemberMonths } from './repository.ts';

const MONTHS = 24;

export async function readCommunityStats(db: Db, today: Date): Promise<Omit<CommunityStats, 'work'>> {
  const { totals: impacts, byYear, byGoal } = await readCommunitySums(db);
  return {
    totals: {
      members: await countMembers(db),
      councils: await countApprovedCouncils(db),
      opportunities: await countOpenOpportunities(db),
      impacts,
    },
    years: byYear,
    goals: byGoal,
    months: await readMonths(db, today),
    typicalReviewDays: await readTypicalReviewDays(db, today),
  };
}

/** The last 24 months, empty ones included. */
async function readMonths(db: Db, today: Date): Promise<MonthCounts[]> {
  const months = Array.from({ length: MONTHS }, (_, index) => monthBefore(today, MONTHS - 1 - index));
  const since = months[0] ?? monthBefore(today, 0);
  const members = toCounts(await listMemberMonths(db, since));
  const impacts = toCounts(await listImpactMonths(db, since));
  return months.map((month) => ({ month, members: members.get(month) ?? 0, impacts: impacts.get(month) ?? 0 }));
}

function toCounts(rows: { month: string; count: number }[]): Map<string, number> {
  return new Map(rows.map(({ month, count }) => [month, count]));
}

function monthBefore(today: Date, count: number): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count)).toISOString().slice(0, 7);
}
