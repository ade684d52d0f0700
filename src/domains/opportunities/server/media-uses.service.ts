/** Opportunities that use given files. */
import type { ListMediaUses } from '#domains/media/server/public.ts';
import { opportunitySlugOf } from '../model.ts';
import { listMediaUses, type MediaUseRow } from './media-uses.repository.ts';

export const listOpportunityUses: ListMediaUses = async (db, mediaIds) =>
  (await listMediaUses(db, mediaIds)).map((row) => ({
    mediaId: row.mediaId,
    kind: 'opportunity',
    id: row.id,
    title: row.title,
    slug: opportunitySlugOf(row.title),
    state: stateOf(row),
  }));

function stateOf({ isVerified, isHidden }: MediaUseRow) {
  if (isVerified === null) return 'waiting';
  if (!isVerified) return 'declined';
  return isHidden ? 'hidden' : 'shown';
}
