/** What the domain's calls need besides their request. */
import type { Settings } from '#domains/settings/server/public.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CallTimes } from '#platform/server/http/call-times.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Certificate } from '#platform/server/outgoing/certificate.ts';

export interface OperationNeeds {
  db: Db;
  settings: Settings;
  jobs: Pick<Jobs, 'retry'>;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'dkim' | 'smtpUrl' | 'store' | 'tokenSecret' | 'vapid'>;
  monitoring: Monitoring;
}

/** What this process knows about what it's connected with. */
export interface Monitoring {
  isStorageWell(): Promise<boolean>;
  /** Null if the replica doesn't answer. Undefined without one. */
  readReplicaLag: (() => number | null) | undefined;
  readCertificate(): Promise<Certificate | null>;
  callTimes: Pick<CallTimes, 'list'>;
}
