import type { CouncilSummary } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/browser/session/viewer.ts';
import { councilPathOf } from '../../model.ts';

/** Members edit in their dashboard; owners with other roles and admins, under the council's page. */
export function editPathOf(council: Pick<CouncilSummary, 'id' | 'councilTitle'>, viewer: Viewer): string {
  return viewer.role === 'Member' ? `/dashboard/councils/${council.id}/edit` : `${councilPathOf(council)}/edit`;
}
