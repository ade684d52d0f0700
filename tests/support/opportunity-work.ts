/** What the server does of itself about opportunities, done at once rather than when the minute is over. */
import { createDeadlineWork } from '../../src/domains/opportunities/server/deadlines.service.ts';
import { createRiseWork } from '../../src/domains/opportunities/server/rises.service.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';

export interface OpportunityWork {
  followDeadlines(): Promise<void>;
  followRises(): Promise<void>;
  stop(): Promise<void>;
}

/** The jobs that it writes are done by the server that runs on the same database. */
export async function startOpportunityWork(database: Database): Promise<OpportunityWork> {
  const jobs = createJobs(database, createLogger('silent'));
  await jobs.start();
  const tools = { db: database.db, jobs };
  return {
    followDeadlines: createDeadlineWork(tools),
    followRises: createRiseWork(tools),
    stop: () => jobs.stop(),
  };
}
