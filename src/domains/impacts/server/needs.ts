import type { PresentMedia } from '#domains/media/server/public.ts';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

/** What the calls use besides their requests. */
export interface ImpactNeeds {
  db: Db;
  jobs: Jobs;
  /** How many judges have to approve. */
  quorum: number;
  /** No impact is from a year before it. */
  firstYear: number;
  /** Goals that can't be chosen. */
  goalsOff: readonly number[];
  /** By which an impact earns points when it's verified. */
  pointsRule: PointsRule;
  presentMedia: PresentMedia;
  /** Whether one of the two blocks the other. */
  isBlocked: (tx: Tx, one: string, other: string) => Promise<boolean>;
  /** Whether this person has reported the impact; moderation knows. */
  hasReported: (tx: Tx, kind: 'impact', id: string, userId: string) => Promise<boolean>;
  /** Filters the others to those whom the person blocks or who block the person. */
  listBlockedWith: (tx: Tx, userId: string, others: readonly string[]) => Promise<Set<string>>;
}
