/** Sums maintained by the triggers in functions.sql. */
import { type RawBuilder, sql } from 'kysely';
import type { AccountStatus, Role } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import { recountBy } from '#platform/server/db/recount.ts';
import type { Tally } from './tables.ts';

export interface MonthTally {
  tally: Tally;
  /** As 2025-03. */
  month: string;
  kind: string;
  amount: number;
}

const ALL_TALLIES = sql`(select tally, month, kind, amount from tallies
  union all select tally, month, kind, amount from tally_changes) as kept`;

/** Counts of zero are left out. */
export async function listAccountCounts(db: Db): Promise<{ role: Role; status: AccountStatus; accounts: number }[]> {
  const { rows } = await sql<{ role: Role; status: AccountStatus; accounts: number }>`
    select split_part(kind, ' ', 1) as role, split_part(kind, ' ', 2) as status, sum(amount)::int as accounts
    from ${ALL_TALLIES} where tally = 'accounts' group by kind having sum(amount) > 0 order by kind`.execute(db);
  return rows;
}

/** @param since as 2025-03. */
export async function listMonthTallies(db: Db, since: string): Promise<MonthTally[]> {
  const { rows } = await sql<MonthTally>`
    select tally, to_char(month, 'YYYY-MM') as month, kind, sum(amount)::float8 as amount
    from ${ALL_TALLIES} where month >= (${since} || '-01')::date group by tally, month, kind`.execute(db);
  return rows;
}

export interface Decisions {
  decisions: number;
  /** From submission to decision, added up. */
  hours: number;
}

/** As JSON, for the community's statement. @param since as 2025-03. */
export const decisionsSince = (since: Param<string>): RawBuilder<Decisions> => sql`(
  select json_build_object(
    'decisions', coalesce(sum(amount) filter (where tally = 'decisions'), 0)::float8,
    'hours', coalesce(sum(amount) filter (where tally = 'decision_hours'), 0)::float8)
  from ${ALL_TALLIES} where month >= (${since} || '-01')::date)`;

/** How many impacts are pending, hidden ones included, for other domains' statements. */
export const PENDING_IMPACTS = sql<number>`(
  select coalesce(sum(amount), 0)::int from ${ALL_TALLIES} where tally = 'impacts' and kind = 'pending')`;

/**
 * Corrects how many impacts are pending, verified and declined. @returns how many sums were wrong, one per month and
 * state.
 */
export const recountImpactTallies = (db: Db): Promise<number> => recountBy(db, 'recount_impact_tallies');

/** Folds pending changes into the sums, so that readers have few rows to add up. */
export async function foldTallies(db: Db): Promise<void> {
  await sql`select fold_tallies()`.execute(db);
}

/** The cheapest possible query. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
