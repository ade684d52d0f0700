/** The domain’s calls and its background jobs. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import {
  applicationMail,
  createOpportunityJobs,
  departureJob,
  eventMail,
  handoverMail,
  notifyAdminsJob,
  reminderMail,
} from '../announce/letter-jobs.ts';
import { createExportHandler } from '../applications/export-applications.ts';
import { createApplicationHandlers } from '../applications/list-applications.ts';
import { createFavouriteHandlers } from '../favourites/favourites.ts';
import { createKindHandlers } from '../list/kinds.ts';
import { createListHandlers } from '../list/list-opportunities.ts';
import { createPartnersHandler } from '../list/list-partners.ts';
import { createOpportunityPresenter } from '../present.ts';
import { createSingleHandlers } from '../show/get-opportunity.ts';
import { createTextErasure } from '../text-erasure.service.ts';
import { createDeadlineWork } from './deadlines.ts';
import { createRiseWork } from './points-rises.ts';

interface OpportunityNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '30 3 * * *';

export function createOpportunityHandlers({ config, db, jobs, letters, presentMedia }: OpportunityNeeds) {
  const presenter = createOpportunityPresenter(presentMedia);
  const work = createOpportunityJobs({ db, config });
  jobs.handle(notifyAdminsJob, work.notifyAdmins);
  jobs.handle(departureJob, work.noteDeparture);
  letters.handle(eventMail, work.writeEvent);
  letters.handle(applicationMail, work.writeApplication);
  letters.handle(handoverMail, work.writeHandover);
  letters.handle(reminderMail, work.writeReminder);
  jobs.repeat('opportunities.deadlines', EVERY_MINUTE, createDeadlineWork(db));
  jobs.repeat('opportunities.erase-texts', EVERY_NIGHT, createTextErasure(db));
  jobs.repeat('opportunities.rises', EVERY_MINUTE, createRiseWork(db));
  return {
    ...createSingleHandlers({ db, jobs, presenter }),
    ...createListHandlers({ db, presenter }),
    ...createKindHandlers(db),
    ...createApplicationHandlers(db),
    ...createFavouriteHandlers({ db, presenter }),
    ...createExportHandler(db),
    ...createPartnersHandler(db),
  };
}
