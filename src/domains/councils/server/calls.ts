/** The domain’s calls and its background jobs. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { registerCouncilJobs } from './announce/jobs.ts';
import type { CouncilImpacts } from './council-impacts.ts';
import { createListHandlers } from './list/list-councils.ts';
import { createCouncilSummaryHandler } from './members/get-user-council-summary.ts';
import { createMemberHandlers } from './members/list-council-members.ts';
import { createRequestHandlers } from './members/list-membership-requests.ts';
import { createCouncilPresenter } from './present.ts';
import { createResourceHandlers } from './resources/list-council-resources.ts';
import { createSingleHandlers } from './show/get-council.ts';

interface CouncilNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
  impacts: CouncilImpacts;
}

export function createCouncilHandlers({ config, db, jobs, letters, presentMedia, impacts }: CouncilNeeds) {
  const presenter = createCouncilPresenter(presentMedia);
  registerCouncilJobs(jobs, letters, { db, config });
  return {
    ...createSingleHandlers({ db, jobs, presenter, impacts }),
    ...createListHandlers({ db, presenter }),
    ...createMemberHandlers({ db, impacts }),
    ...createRequestHandlers({ db, jobs }),
    ...createResourceHandlers({ db, jobs, presentMedia }),
    ...createCouncilSummaryHandler({ db, presentMedia, impacts }),
  };
}
