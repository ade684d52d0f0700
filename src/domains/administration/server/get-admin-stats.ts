/** The figures of the admins' overview, all from precomputed sums. */
import type { AdminMonth, ServiceHealth } from '#generated/types.gen.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { measureJobs } from '#platform/server/jobs/queue-health.repository.ts';
import { monthBefore } from '#platform/shared/moment.ts';
import { listAccountCounts, listMonthTallies, type MonthTally, pingDatabase } from './tallies.repository.ts';

const MONTHS = 24;
const MAX_JOBS = 1_000;

interface Needs {
  db: Db;
  config: Pick<Config, 'databaseUrl'>;
}

export const getAdminStats: Call<'getAdminStats', Needs> = async (needs) => {
  const { db } = needs;
  const today = new Date();
  const months = Array.from({ length: MONTHS }, (_, index) => monthBefore(today, MONTHS - 1 - index));
  const tallies = await listMonthTallies(db, months[0] ?? monthBefore(today, 0));
  const ofMonth = Map.groupBy(tallies, ({ month }) => month);
  return ok('Admin statistics.', {
    accounts: await listAccountCounts(db),
    months: months.map((month) => toMonth(month, ofMonth.get(month) ?? [])),
    service: await readHealth(needs),
  });
};

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

async function readHealth({ db, config }: Needs): Promise<ServiceHealth> {
  const began = performance.now();
  await pingDatabase(db);
  const databaseMs = Math.round((performance.now() - began) * 10) / 10;
  const { waiting, failed } = await measureJobs(db, MAX_JOBS);
  return {
    database: config.databaseUrl ? 'postgresql' : 'embedded',
    databaseMs,
    jobsWaiting: waiting,
    jobsFailed: failed,
    memoryBytes: process.memoryUsage.rss(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  };
}
