/** What the domain needs of others. */
import type { Config } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';

export interface CredentialNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
  keys: Pick<Keys, 'credentials'>;
  jobs: Jobs;
}
