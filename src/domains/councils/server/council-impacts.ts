/** What a council shows of its public impacts. src/app/domains.ts passes the readers, since impacts stand above. */
import type { RawBuilder } from 'kysely';
import type { Council, ImpactTotals } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';

export type CouncilTotals = Pick<Council, 'totals' | 'byYear' | 'byGoal'>;

/** Of a year or, if null, of all years; for a goal or, if 0, for all goals. */
export interface TotalsPart extends ImpactTotals {
  year: number | null;
  sdg: number;
}

export interface CouncilImpacts {
  /** As JSON; `councilId` is a column of the statement. */
  totalsOf(councilId: string): RawBuilder<TotalsPart[]>;
  sumsOf(parts: readonly TotalsPart[]): CouncilTotals;
  /** For people of one council; those without any are left out. */
  countByMember(db: Db | Tx, councilId: string, userIds: readonly string[]): Promise<Map<string, number>>;
  /** For councils of one person; those without any are left out. */
  countByCouncil(db: Db | Tx, userId: string, councilIds: readonly string[]): Promise<Map<string, number>>;
}
