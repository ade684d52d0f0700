/** The domain's work in the background, besides sending. */
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { deleteOldDeliveries } from './deliveries/deliveries.repository.ts';
import { deleteOldSecrets } from './manage/webhooks.repository.ts';
import { sendSwitchedOffMail, switchedOffMail } from './send/switched-off-mail.ts';

const EVERY_NIGHT = '17 3 * * *';
const EVERY_QUARTER_HOUR = '*/15 * * * *';

interface Needs {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName' | 'retention'>;
  jobs: Jobs;
  mailer: Mailer;
}

export function registerWebhookJobs(needs: Needs): void {
  const { db, jobs } = needs;
  jobs.handle(switchedOffMail, (job, jobId) => sendSwitchedOffMail(needs, job, jobId));
  // They no longer sign anyway.
  jobs.repeat('webhooks.old-secrets', EVERY_QUARTER_HOUR, () => deleteOldSecrets(db));
  jobs.repeat('webhooks.sweep', EVERY_NIGHT, () => sweepDeliveries(needs));
}

export async function sweepDeliveries({ db, config }: Pick<Needs, 'db' | 'config'>): Promise<void> {
  while (await deleteOldDeliveries(db, config.retention.webhookDeliveries));
}
