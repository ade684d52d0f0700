import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { isAdmin } from '../policy.ts';
import { type ListNeeds, listPage } from './list-page.ts';
import type { CouncilFilter } from './lists.repository.ts';

export const listCouncils: Call<'listCouncils', ListNeeds> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { isApproved, isSubmited, sdg, ...query } = request.query;
  const filter: CouncilFilter = {
    scope: isAdmin(viewer) ? { kind: 'all' } : { kind: 'public', ownerId: viewer?.userId ?? null },
    isApproved,
    isSubmited,
    sdg,
  };
  return ok('Councils found.', await listPage(needs, viewer, query, filter));
};
