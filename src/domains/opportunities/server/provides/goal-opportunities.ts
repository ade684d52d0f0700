/** Open opportunities for a goal's page. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { rowOf } from '#platform/db/json-rows.ts';
import { firstRows } from '#platform/http/paging.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { readOpportunityIds } from '../list/lists.repository.ts';
import { ALL } from '../list/totals.repository.ts';
import { createOpportunityPresenter } from '../present.ts';
import { readOpportunities } from '../show/show-opportunity.ts';

export interface GoalOpportunities {
  count: number;
  /** Newest first. */
  latest: OpportunitySummary[];
}

export type ReadGoalOpportunities = (viewer: Viewer, sdg: number, most: number) => Promise<GoalOpportunities>;

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

export function createGoalOpportunities({ db, presentMedia }: Needs): ReadGoalOpportunities {
  const presenter = createOpportunityPresenter(presentMedia);
  return async (viewer, sdg, most) => {
    const filter = { isPublic: true, open: true, sdg } as const;
    const found = { sort: 'newest', page: firstRows(most), upTo: ALL } as const;
    const { total: count, rows } = await readOpportunityIds(db, filter, found);
    const ids = rows.slice(0, most).map(({ id }) => id);
    const read = await readOpportunities(db, viewer, ids);
    return { count, latest: read.map((text) => presenter.summary(viewer, rowOf(text))) };
  };
}
