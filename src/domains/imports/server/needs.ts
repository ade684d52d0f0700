/** What the domain's calls and its job need. */
import type { Settings } from '#domains/settings/server/public.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logging/logger.ts';

export interface ImportNeeds {
  db: Db;
  jobs: Jobs;
  log: Logger;
  config: Pick<LiveConfig, 'requiresContactNo'>;
  settings: Pick<Settings, 'now'>;
}
