import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { createBlockHandlers } from './block.handlers.ts';
import { createFeedHandlers } from './feed.handlers.ts';
import { createFollowHandlers } from './follow.handlers.ts';

interface FollowingNeeds {
  config: Config;
  db: Db;
  presentMedia: PresentMedia;
}

export function createFollowingHandlers({ config, db, presentMedia }: FollowingNeeds) {
  return {
    ...createFollowHandlers(db),
    ...createFeedHandlers({ db, presentMedia, quorum: config.impactQuorum }),
    ...createBlockHandlers(db),
  };
}
