/** The domain's work in the background. */

import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { collectDigests, digestMail, sendDigest } from './emails/digests.ts';
import { enqueueDue } from './emails/enqueue-due.ts';
import { plainLetter, sendPlainLetter } from './emails/letters.ts';
import type { EmailNeeds } from './emails/send-email.ts';
import { expireNotifications } from './expiry.ts';
import { enqueuePushes } from './push/enqueue-pushes.ts';
import type { PushNeeds } from './push/needs.ts';
import { pushJob, sendPush } from './push/send-push.ts';

/** 7:00 UTC for everyone: we don't know anyone's time zone. */
const DAILY = '0 7 * * *';
const EVERY_NIGHT = '41 3 * * *';
const EVERY_MINUTE = '* * * * *';

type Needs = EmailNeeds & PushNeeds & { jobs: Jobs; log: Logger; config: Pick<LiveConfig, 'retention'> };

export function registerNotificationJobs(needs: Needs): void {
  const { jobs } = needs;
  jobs.handle(plainLetter, (job) => sendPlainLetter(needs, job));
  jobs.handle(pushJob, (job) => sendPush(needs, job));
  jobs.handle(digestMail, (job) => sendDigest(needs, job));
  jobs.repeat('notifications.digest', DAILY, () => collectDigests(needs, new Date().toISOString().slice(0, 10)));
  // Picks up what a crashed process left behind.
  jobs.repeat('notifications.hand-on', EVERY_MINUTE, async () => {
    await enqueueDue(needs);
    await enqueuePushes(needs);
  });
  jobs.repeat('notifications.sweep', EVERY_NIGHT, () => expireNotifications(needs));
}
