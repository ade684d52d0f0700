/** What the domain's calls need besides their request. */
import type { Settings } from '#domains/settings/server/public.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';

export interface OperationNeeds {
  db: Db;
  settings: Settings;
  config: Pick<Config, 'smtpUrl'>;
}
