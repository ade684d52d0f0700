/** The numbers of the community, all of them read from sums that are kept: no impact is counted here. */
import type { CommunityStats, ImpactTotals, MonthCounts } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countMembers, listImpactMonths, listMemberMonths, listTotals, type TotalsRow } from './repository.ts';

const MONTHS = 24;
const NOTHING: ImpactTotals = { impacts: 0, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };

export async function readCommunityStats(db: Db, today: Date): Promise<Omit<CommunityStats, 'work'>> {
  const rows = await listTotals(db);
  const ofAllYears = rows.filter(({ year }) => year === null);
  const ofAllGoals = ofAllYears.find(({ sdg }) => sdg === 0);
  return {
    totals: {
      members: await countMembers(db),
      councils: 0,
      opportunities: 0,
      impacts: ofAllGoals ? totalsOf(ofAllGoals) : NOTHING,
    },
    years: rows.flatMap((row) => (row.year === null ? [] : { year: row.year, totals: totalsOf(row) })),
    goals: ofAllYears.flatMap((row) => (row.sdg === 0 ? [] : { sdg: row.sdg, totals: totalsOf(row) })),
    months: await readMonths(db, today),
  };
}

/** @returns how many public impacts serve each goal; a goal that none serves is left out. */
export async function countByGoal(db: Db): Promise<Map<number, number>> {
  const rows = await listTotals(db);
  return new Map(rows.filter(({ year }) => year === null).map(({ sdg, impacts }) => [sdg, impacts]));
}

function totalsOf({ impacts, hours, people, trees, co2eKg, wasteKg }: TotalsRow): ImpactTotals {
  return { impacts, hours, people, trees, co2eKg, wasteKg };
}

/** The last months up to this one, those in which nothing happened too. */
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
