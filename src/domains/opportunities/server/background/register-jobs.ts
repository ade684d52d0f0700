import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
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

interface JobNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '30 3 * * *';

/** What the server does about opportunities beside answering calls. */
export function registerOpportunityJobs({ config, db, jobs, letters }: JobNeeds): void {
  jobs.handle(pendingJob, (job) => announcePending(db, job));
  jobs.handle(departureJob, (job) => announceDeparture(db, job));
  letters.handle(eventMail, (job) => writeEvent({ db, config }, job));
  letters.handle(applicationMail, (job) => writeApplication({ db, config }, job));
  letters.handle(handoverMail, (job) => writeHandover({ db, config }, job));
  letters.handle(reminderMail, (job) => writeReminder({ db, config }, job));
  jobs.repeat('opportunities.deadlines', EVERY_MINUTE, () => followDeadlines(db));
  jobs.repeat('opportunities.erase-texts', EVERY_NIGHT, () => eraseTexts(db));
  jobs.repeat('opportunities.rises', EVERY_MINUTE, () => followPointsRises(db));
}
