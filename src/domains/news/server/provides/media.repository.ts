/** Which articles use which files. */
import type { ListMediaUses } from '#domains/media/server/public.ts';
import { newsSlugOf } from '../../model.ts';
import { listMediaUses } from '../write/pictures.repository.ts';

export const listNewsUses: ListMediaUses = async (db, mediaIds) =>
  (await listMediaUses(db, mediaIds)).map(({ mediaId, id, title, isShown }) => ({
    mediaId,
    kind: 'news',
    id,
    title,
    slug: newsSlugOf(title),
    state: isShown ? 'shown' : 'draft',
  }));
