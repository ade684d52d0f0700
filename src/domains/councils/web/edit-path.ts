import type { CouncilSummary } from '../../../../generated/types.gen.ts';
import type { Viewer } from '../../../platform/browser/viewer.ts';
import { councilPathOf } from '../model.ts';

/** Members edit in their own area; an owner of another role, and an Admin, beside the page of the council. */
export function editPathOf(council: Pick<CouncilSummary, 'id' | 'councilTitle'>, viewer: Viewer): string {
  return viewer.role === 'Member' ? `/dashboard/councils/${council.id}/edit` : `${councilPathOf(council)}/edit`;
}
