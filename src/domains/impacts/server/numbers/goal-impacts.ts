/** Public impacts for a goal's page. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { ImpactSummary, ImpactTotals, YearTotals } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { firstRows } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { selectIds } from '../list/lists.repository.ts';
import { presentImpactSummary } from '../show/present.ts';
import { readListed } from '../show/read-impacts.ts';
import { readGoalSums } from './totals.ts';

export interface GoalImpacts {
  totals: ImpactTotals;
  /** Oldest first. */
  years: YearTotals[];
  /** Newest first. */
  latest: ImpactSummary[];
}

export type ReadGoalImpacts = (viewer: Viewer, sdg: number, most: number) => Promise<GoalImpacts>;

/** @param most how many of the latest to read. */
export async function readGoalImpacts(
  { db, presentMedia }: { db: Db; presentMedia: PresentMedia },
  viewer: Viewer,
  sdg: number,
  most: number,
): Promise<GoalImpacts> {
  const { totals, byYear } = await readGoalSums(db, sdg);
  const filter = { scope: { kind: 'public', own: null }, sdg } as const;
  const { rows } = await selectIds(filter, 'newest', firstRows(most)).execute(db);
  const ids = rows.slice(0, most).map(({ id }) => id);
  const listed = await readListed(db, viewer, ids);
  return {
    totals,
    years: byYear,
    latest: listed.map((row) => presentImpactSummary(presentMedia, viewer, row)),
  };
}
