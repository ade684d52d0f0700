/** The domain's work in the background. */
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { changeMail, sendChangeMail } from './accounts/change-mail.ts';
import { failedLogin, recordFailedLogin } from './log-in/login-log.ts';
import { authMail, type MailNeeds, sendAuthMail } from './mail-jobs.ts';
import { sweepAuth } from './sweep.ts';

interface JobNeeds extends MailNeeds {
  jobs: Jobs;
  limiter: RateLimiter;
}

const EVERY_HOUR = '17 * * * *';

export function registerAuthJobs({ jobs, ...needs }: JobNeeds): void {
  jobs.handle(changeMail, (job, jobId) => sendChangeMail(needs, job, jobId));
  jobs.handle(failedLogin, (job) => recordFailedLogin(needs, job));
  jobs.handle(authMail, (job, jobId) => sendAuthMail(needs, job, jobId));
  jobs.repeat('auth.sweep', EVERY_HOUR, () => sweepAuth(needs));
}
