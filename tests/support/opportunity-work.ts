/** The server's scheduled work on opportunities, run at once instead of after a minute. */
import { followDeadlines } from '#domains/opportunities/server/background/deadlines.ts';
import { followPointsRises } from '#domains/opportunities/server/background/points-rises.ts';
import type { Database } from '#platform/server/db/database.ts';

export interface OpportunityWork {
  followDeadlines(): Promise<void>;
  followRises(): Promise<void>;
}

/** The server on the same database sends the emails of this work. */
export function startOpportunityWork({ db }: Database): OpportunityWork {
  return { followDeadlines: () => followDeadlines(db, () => false), followRises: () => followPointsRises(db) };
}
