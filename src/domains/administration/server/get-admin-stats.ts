/** The figures of the admins' overview, all from precomputed sums. */
import type { AdminMonth, AdminStats, ServiceHealth } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { measureJobs } from '#platform/jobs/queue-health.repository.ts';
import {
  type Decisions,
  listAccountCounts,
  listMonthTallies,
  type MonthTally,
  pingDatabase,
} from './tallies.repository.ts';

const MONTHS = 24;
const MAX_JOBS = 1_000;
/** Long enough to smooth out a busy week, short enough to show the current pace. */
const RECENT_MONTHS = 3;
const HOURS_A_DAY = 24;

export async function readAdminStats(db: Db, database: ServiceHealth['database'], today: Date): Promise<AdminStats> {
  const months = Array.from({ length: MONTHS }, (_, index) => monthBefore(today, MONTHS - 1 - index));
  const tallies = await listMonthTallies(db, months[0] ?? monthBefore(today, 0));
  const ofMonth = Map.groupBy(tallies, ({ month }) => month);
  return {
    accounts: await listAccountCounts(db),
    months: months.map((month) => toMonth(month, ofMonth.get(month) ?? [])),
    service: await readHealth(db, database),
  };
}

/** The recent average review time; null before the first decision. */
export function typicalReviewDaysOf({ decisions, hours }: Decisions): number | null {
  return decisions === 0 ? null : Math.max(1, Math.ceil(hours / decisions / HOURS_A_DAY));
}

/** The first month that counts, as 2025-03. */
export const reviewedSince = (today: Date): string => monthBefore(today, RECENT_MONTHS - 1);

function toMonth(month: string, tallies: readonly MonthTally[]): AdminMonth {
  const sum = (tally: MonthTally['tally'], kind?: string) => sumOf(tallies, tally, kind);
  const decisions = sum('decisions');
  return {
    month,
    accounts: sum('accounts'),
    impacts: {
      pending: sum('impacts', 'pending'),
      verified: sum('impacts', 'verified'),
      declined: sum('impacts', 'declined'),
    },
    pointsGiven: sum('points', 'given'),
    pointsTaken: sum('points', 'taken'),
    decisions,
    hoursToDecide: decisions === 0 ? null : Math.round((sum('decision_hours') / decisions) * 10) / 10,
  };
}

function sumOf(tallies: readonly MonthTally[], tally: MonthTally['tally'], kind?: string): number {
  return tallies
    .filter((one) => one.tally === tally && (kind === undefined || one.kind === kind))
    .reduce((total, { amount }) => total + amount, 0);
}

async function readHealth(db: Db, database: ServiceHealth['database']): Promise<ServiceHealth> {
  const began = performance.now();
  await pingDatabase(db);
  const databaseMs = Math.round((performance.now() - began) * 10) / 10;
  const { waiting, failed } = await measureJobs(db, MAX_JOBS);
  return {
    database,
    databaseMs,
    jobsWaiting: waiting,
    jobsFailed: failed,
    memoryBytes: process.memoryUsage.rss(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
}

function monthBefore(today: Date, count: number): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count)).toISOString().slice(0, 7);
}
