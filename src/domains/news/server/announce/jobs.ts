import { handleLetter, type LetterNeeds } from '#domains/notifications/server/public.ts';
import { type CloseCommentCases, sweepNews } from '../publish/sweep-news.ts';
import { announceNews, newsMail } from './announce-news.ts';
import { writeNewsMail } from './write-news-mail.ts';

interface JobNeeds extends LetterNeeds {
  closeCommentCases: CloseCommentCases;
}

const EVERY_NIGHT = '23 3 * * *';
const EVERY_MINUTE = '* * * * *';

export function registerNewsJobs(needs: JobNeeds): void {
  const { db, jobs } = needs;
  jobs.repeat('news.sweep', EVERY_NIGHT, async () => {
    await sweepNews(needs);
  });
  handleLetter(needs, newsMail, (about, reader) => writeNewsMail(needs, about, reader));
  jobs.repeat('news.tell', EVERY_MINUTE, () => announceNews(db));
}
