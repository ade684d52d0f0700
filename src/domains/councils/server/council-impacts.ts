/** What a council shows of its public impacts. src/app/server/domains.ts passes the readers: impacts are on a higher floor. */
import type { RawBuilder } from 'kysely';
import type { Council, ImpactTotals } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export type CouncilTotals = Pick<Council, 'totals' | 'byYear' | 'byGoal'>;

/** Totals of a year, or of all years if it's null, and for a goal, or for all goals if it's 0. */
export interface TotalsPart extends ImpactTotals {
  year: number | null;
  sdg: number;
}

export interface CouncilImpacts {
  /** The totals as JSON; `councilId` is a column of the statement. */
  totalsOf(councilId: string): RawBuilder<TotalsPart[]>;
  sumsOf(parts: readonly TotalsPart[]): CouncilTotals;
  /** Counts by person for one council; people without any are left out. */
  countByMember(db: Db | Tx, councilId: string, userIds: readonly string[]): Promise<Map<string, number>>;
  /** Counts by council for one person; councils without any are left out. */
  countByCouncil(db: Db | Tx, userId: string, councilIds: readonly string[]): Promise<Map<string, number>>;
}
