/** The domain’s calls and its background jobs. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { HasReported } from './curation.service.ts';
import { createDecisionHandlers } from './decision.handlers.ts';
import { createInviteHandler } from './invite.handler.ts';
import { createDecisionLetter, createNotifyJudgesJob, decisionMail, notifyJudgesJob } from './jobs.ts';
import { createLatelyHandlers } from './lately.handlers.ts';
import type { IsBlocked } from './likes.service.ts';
import { createListHandlers } from './list.handlers.ts';
import type { ListBlockedWith } from './members.service.ts';
import { createImpactPresenter, type ShowImpact } from './present.ts';
import { readImpact } from './reading.service.ts';
import { createReviewListHandlers } from './review-list.handlers.ts';
import { createSingleHandlers } from './single.handlers.ts';

interface ImpactNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
  isBlocked: IsBlocked;
  hasReported: HasReported;
  listBlockedWith: ListBlockedWith;
}

export function createImpactHandlers(needs: ImpactNeeds) {
  const { config, db, jobs, letters, presentMedia, isBlocked, hasReported, listBlockedWith } = needs;
  const quorum = config.impactQuorum;
  const presenter = createImpactPresenter({ presentMedia, quorum });
  const show: ShowImpact = async (viewer, id) => presenter.whole(viewer, await readImpact(db, viewer, id));
  letters.handle(decisionMail, createDecisionLetter({ db, config }));
  jobs.handleBatch(notifyJudgesJob, createNotifyJudgesJob(db));
  return {
    ...createSingleHandlers({ db, jobs, quorum, show, isBlocked, listBlockedWith }),
    ...createDecisionHandlers({ db, jobs, quorum, hasReported, presenter, show }),
    ...createListHandlers({ db, presenter }),
    ...createLatelyHandlers({ db, presenter }),
    ...createReviewListHandlers({ db, presenter }),
    ...createInviteHandler({ db, jobs }),
  };
}
