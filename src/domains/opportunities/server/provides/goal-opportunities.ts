import type { OpportunitySummary } from '#generated/types.gen.ts';
import { firstRows } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { readOpportunityIds } from '../list/lists.repository.ts';
import { ALL } from '../list/totals.repository.ts';
import { presentSummary } from '../present.ts';
import { readOpportunities, type ShowNeeds } from '../show/show-opportunity.ts';

export interface GoalOpportunities {
  count: number;
  /** Newest first. */
  latest: OpportunitySummary[];
}

export type ReadGoalOpportunities = (viewer: Viewer, sdg: number, most: number) => Promise<GoalOpportunities>;

/** For a goal's page. */
export async function readGoalOpportunities(
  { db, presentMedia }: ShowNeeds,
  viewer: Viewer,
  sdg: number,
  most: number,
): Promise<GoalOpportunities> {
  const filter = { isPublic: true, open: true, sdg } as const;
  const found = { sort: 'newest', page: firstRows(most), upTo: ALL } as const;
  const { total: count, rows } = await readOpportunityIds(db, filter, found);
  const ids = rows.slice(0, most).map(({ id }) => id);
  const read = await readOpportunities(db, viewer, ids);
  return { count, latest: read.map((row) => presentSummary(presentMedia, viewer, row)) };
}
