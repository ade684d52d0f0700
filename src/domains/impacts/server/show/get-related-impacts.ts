import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee } from '../policy.ts';
import { presentImpactSummary } from './present.ts';
import { findRelated } from './related.repository.ts';

/** @throws {Failure} 404 for an impact that the viewer may not see. */
export const getRelatedImpacts: Call<'getRelatedImpacts', Pick<ImpactNeeds, 'db' | 'presentMedia'>> = async (
  { db, presentMedia },
  request,
) => {
  const viewer = viewerOf(request);
  const [found] = await findRelated(db, { id: request.params.id, viewerId: viewer?.userId ?? null });
  assertCanSee(viewer, found);
  const present = (rows: typeof found.related) =>
    (rows ?? []).map((row) => presentImpactSummary(presentMedia, viewer, row));
  return ok('Related impacts found.', { related: present(found.related), next: present(found.next)[0] ?? null });
};
