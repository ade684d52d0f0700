/** What the domain needs of others. */
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

export interface CredentialNeeds {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
  keys: Pick<Keys, 'credentials'>;
  jobs: Jobs;
}
