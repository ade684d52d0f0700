/** What a council shows of its public impacts. src/app/domains.ts passes the readers, since impacts stand above. */
import type { Council } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';

export type CouncilTotals = Pick<Council, 'totals' | 'byYear' | 'byGoal'>;

export interface CouncilImpacts {
  readTotals(db: Db | Tx, councilId: string): Promise<CouncilTotals>;
  /** For people of one council; those without any are left out. */
  countByMember(db: Db | Tx, councilId: string, userIds: readonly string[]): Promise<Map<string, number>>;
  /** For councils of one person; those without any are left out. */
  countByCouncil(db: Db | Tx, userId: string, councilIds: readonly string[]): Promise<Map<string, number>>;
}
