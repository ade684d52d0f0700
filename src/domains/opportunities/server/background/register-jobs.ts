import { handleLetter, type LetterNeeds } from '#domains/notifications/server/public.ts';
import {
  applicationMail,
  eventMail,
  handoverMail,
  reminderMail,
  writeApplication,
  writeEvent,
  writeHandover,
  writeReminder,
} from '../announce/letter-jobs.ts';
import { announcePending, pendingJob } from '../manage/announce-pending.ts';
import { followDeadlines } from './deadlines.ts';
import { announceDeparture, departureJob } from './departures.ts';
import { eraseTexts } from './erase-texts.ts';
import { followPointsRises } from './points-rises.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '30 3 * * *';

/** What the server does about opportunities beside answering calls. */
export function registerOpportunityJobs(needs: LetterNeeds & { isOff: () => boolean }): void {
  const { db, jobs, isOff } = needs;
  jobs.handle(pendingJob, (job) => announcePending(db, job));
  jobs.handle(departureJob, (job) => announceDeparture(db, job));
  handleLetter(needs, eventMail, (job) => writeEvent(needs, job));
  handleLetter(needs, applicationMail, (job) => writeApplication(needs, job));
  handleLetter(needs, handoverMail, (job) => writeHandover(needs, job));
  handleLetter(needs, reminderMail, (job) => writeReminder(needs, job));
  jobs.repeat('opportunities.deadlines', EVERY_MINUTE, () => followDeadlines(db, isOff));
  jobs.repeat('opportunities.erase-texts', EVERY_NIGHT, () => eraseTexts(db));
  jobs.repeat('opportunities.rises', EVERY_MINUTE, () => followPointsRises(db));
}
