import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Council } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { CouncilImpacts } from '../council-impacts.ts';
import { assertCanSee } from '../policy.ts';
import { presentCouncil } from '../present.ts';
import { listedOf, type ReadWhole } from './council-rows.repository.ts';

export interface ShowNeeds {
  db: Db;
  presentMedia: PresentMedia;
  impacts: Pick<CouncilImpacts, 'sumsOf'>;
  readWhole: ReadWhole;
}

/** @throws {Failure} 404 for a council that is missing or not visible to the viewer. */
export async function showCouncil(
  { db, presentMedia, impacts, readWhole }: ShowNeeds,
  viewer: Viewer,
  id: string,
): Promise<Council> {
  const [found] = await readWhole(db, { id, viewerId: viewer?.userId ?? null });
  const council = found && listedOf(found.whole);
  assertCanSee(viewer, council);
  return presentCouncil(presentMedia, viewer, { ...council, sums: impacts.sumsOf(council.totals) });
}
