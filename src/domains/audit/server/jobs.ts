/** The domain's work in the background. */
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { deleteOldEntries } from './log.repository.ts';

const EVERY_NIGHT = '53 3 * * *';

interface Needs {
  db: Db;
  config: Pick<LiveConfig, 'retention'>;
}

export const registerAuditJobs = ({ jobs, ...needs }: Needs & { jobs: Jobs }): void =>
  jobs.repeat('audit.sweep', EVERY_NIGHT, () => sweepAuditLog(needs));

/** Keeps every entry, unless admins decided otherwise. */
export async function sweepAuditLog({ db, config }: Needs): Promise<void> {
  const days = config.retention.auditLog;
  while (days !== null && (await deleteOldEntries(db, days)));
}
