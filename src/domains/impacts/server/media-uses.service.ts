/** Which impacts use a file. */
import type { ListMediaUses } from '#domains/media/server/public.ts';
import { impactSlugOf } from '../model.ts';
import { listMediaUses, type MediaUseRow } from './media-uses.repository.ts';

export const listImpactUses: ListMediaUses = async (db, mediaIds) =>
  (await listMediaUses(db, mediaIds)).map((row) => ({
    mediaId: row.mediaId,
    kind: 'impact',
    id: row.id,
    title: row.title,
    slug: impactSlugOf(row.title),
    state: stateOf(row),
  }));

function stateOf({ isVerified, isHidden }: MediaUseRow) {
  if (isVerified === null) return 'waiting';
  if (!isVerified) return 'declined';
  return isHidden ? 'hidden' : 'shown';
}
