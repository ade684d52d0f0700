import type { Letters } from '#domains/notifications/server/public.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { type CloseCommentCases, sweepNews } from '../publish/sweep-news.ts';
import { announceNews, newsMail } from './announce-news.ts';
import { type MailNeeds, writeNewsMail } from './write-news-mail.ts';

interface JobNeeds extends MailNeeds {
  jobs: Jobs;
  letters: Letters;
  closeCommentCases: CloseCommentCases;
}

const EVERY_NIGHT = '23 3 * * *';
const EVERY_MINUTE = '* * * * *';

export function registerNewsJobs({ db, config, jobs, letters, closeCommentCases }: JobNeeds): void {
  jobs.repeat('news.sweep', EVERY_NIGHT, async () => {
    await sweepNews({ db, closeCommentCases });
  });
  letters.handle(newsMail, (about, reader) => writeNewsMail({ db, config }, about, reader));
  jobs.repeat('news.tell', EVERY_MINUTE, () => announceNews(db));
}
