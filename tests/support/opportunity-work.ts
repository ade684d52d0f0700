/** What the server does of itself about opportunities, done at once rather than when the minute is over. */
import { createDeadlineWork } from '#domains/opportunities/server/deadlines.service.ts';
import { createRiseWork } from '#domains/opportunities/server/rises.service.ts';
import type { Database } from '#platform/db/database.ts';

export interface OpportunityWork {
  followDeadlines(): Promise<void>;
  followRises(): Promise<void>;
}

/** What it hands on is mailed by the server that runs on the same database. */
export function startOpportunityWork({ db }: Database): OpportunityWork {
  return { followDeadlines: createDeadlineWork(db), followRises: createRiseWork(db) };
}
