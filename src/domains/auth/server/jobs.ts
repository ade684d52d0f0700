/** The domain's work in the background. */
import type { Erasure } from '#platform/server/archive/erasure.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { changeMail, sendChangeMail } from './accounts/change-mail.ts';
import { eraseExpiredRegistrations } from './admission/erase-registration.ts';
import { notifyAdmins, notifyAdminsJob } from './admission/notify-admins.ts';
import { sweepAuth } from './delete-expired.ts';
import { emailChangeMail, sendEmailChangeMail } from './email/email-change-mails.ts';
import { eraseDue } from './erasure/erase-due.ts';
import { failedLogin, recordFailedLogin } from './log-in/login-log.ts';
import { authMail, type MailNeeds, sendAuthMail } from './mail-jobs.ts';

interface JobNeeds extends MailNeeds {
  jobs: Jobs;
  limiter: RateLimiter;
  config: MailNeeds['config'] & Pick<LiveConfig, 'eraseAfterDays' | 'retention'>;
  erasures: readonly Erasure[];
}

const EVERY_HOUR = '17 * * * *';
const EVERY_NIGHT = '41 2 * * *';

export function registerAuthJobs({ jobs, ...needs }: JobNeeds): void {
  jobs.handle(changeMail, (job, jobId) => sendChangeMail(needs, job, jobId));
  jobs.handle(emailChangeMail, (job, jobId) => sendEmailChangeMail(needs, job, jobId));
  jobs.handle(failedLogin, (job) => recordFailedLogin(needs, job));
  jobs.handle(authMail, (job, jobId) => sendAuthMail(needs, job, jobId));
  jobs.handle(notifyAdminsJob, (job) => notifyAdmins(needs, job));
  jobs.repeat('auth.sweep', EVERY_HOUR, () => sweepAuth(needs));
  jobs.repeat('auth.erase', EVERY_NIGHT, () => eraseDue({ ...needs, jobs }));
  jobs.repeat('auth.erase-registrations', EVERY_HOUR, () => eraseExpiredRegistrations({ ...needs, jobs }));
}
