/** Public impacts for a goal's page. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { ImpactSummary, ImpactTotals, YearTotals } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { rowOf } from '#platform/db/json-rows.ts';
import { firstRows } from '#platform/http/paging.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { selectIds } from './lists.repository.ts';
import { createImpactPresenter } from './present.ts';
import { readListed } from './reading.service.ts';
import { readGoalSums } from './totals.service.ts';

export interface GoalImpacts {
  totals: ImpactTotals;
  /** Oldest first. */
  years: YearTotals[];
  /** Newest first. */
  latest: ImpactSummary[];
}

export type ReadGoalImpacts = (viewer: Viewer, sdg: number, most: number) => Promise<GoalImpacts>;

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
  quorum: number;
}

export function createGoalImpacts({ db, ...shown }: Needs): ReadGoalImpacts {
  const presenter = createImpactPresenter(shown);
  return async (viewer, sdg, most) => {
    const { totals, byYear } = await readGoalSums(db, sdg);
    const filter = { scope: { kind: 'public', own: null }, sdg } as const;
    const { rows } = await selectIds(filter, 'newest', firstRows(most)).execute(db);
    const ids = rows.slice(0, most).map(({ id }) => id);
    const listed = await readListed(db, viewer, ids);
    return { totals, years: byYear, latest: listed.map((text) => presenter.summary(viewer, rowOf(text))) };
  };
}
