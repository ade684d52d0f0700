import type { PresentMedia } from '#domains/media/server/public.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { firstRows } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { readCouncilIds } from '../list/lists.repository.ts';
import { presentCouncilSummary } from '../present.ts';
import { readListed } from '../show/council-rows.repository.ts';

interface GoalCouncils {
  count: number;
  /** Newest first. */
  latest: CouncilSummary[];
}

export type ReadGoalCouncils = (viewer: Viewer, sdg: number, most: number) => Promise<GoalCouncils>;

/** Approved councils for a goal's page. */
export async function readGoalCouncils(
  { db, presentMedia }: { db: Db; presentMedia: PresentMedia },
  viewer: Viewer,
  sdg: number,
  most: number,
): Promise<GoalCouncils> {
  const filter = { scope: { kind: 'public', ownerId: null }, sdg } as const;
  const found = { sort: 'newest', page: firstRows(most) } as const;
  const { total: count, rows } = await readCouncilIds(db, filter, found);
  const ids = rows.slice(0, most).map(({ id }) => id);
  const listed = await readListed(db, viewer, ids);
  return { count, latest: listed.map((row) => presentCouncilSummary(presentMedia, viewer, row)) };
}
