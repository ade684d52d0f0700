/** Councils that use given files. */
import type { ListMediaUses } from '#domains/media/server/public.ts';
import { councilSlugOf } from '../model.ts';
import { listMediaUses, type MediaUseRow } from './provides/media.repository.ts';

export const listCouncilUses: ListMediaUses = async (db, mediaIds) =>
  (await listMediaUses(db, mediaIds)).map((row) => ({
    mediaId: row.mediaId,
    kind: row.kind,
    id: row.id,
    title: row.title,
    slug: councilSlugOf(row.title),
    state: stateOf(row),
  }));

function stateOf({ kind, isApproved, isSubmited }: MediaUseRow) {
  if (kind === 'resource') return 'members';
  if (isApproved) return 'shown';
  return isSubmited ? 'declined' : 'waiting';
}
