/** Which files articles use. */
import { type SqlBool, sql } from 'kysely';
import { type FilesOfDomain, isUsedBy } from '#domains/media/server/public.ts';
import { newsSlugOf } from '../../model.ts';

/** Excludes deleted articles; newest first. */
const listUses: FilesOfDomain['listUses'] = async (db, mediaIds) => {
  const rows = await db
    .selectFrom('news_media as m')
    .innerJoin('news as n', 'n.id', 'm.news_id')
    .select(['m.media_id as mediaId', 'n.id', 'n.title', sql<boolean>`n.is_live and n.date <= now()`.as('isShown')])
    .where('n.deleted_at', 'is', null)
    .where(sql<SqlBool>`m.media_id = any(${[...mediaIds]}::uuid[])`)
    .orderBy('n.id', 'desc')
    .execute();
  return rows.map(({ mediaId, id, title, isShown }) => ({
    mediaId,
    kind: 'news',
    id,
    title,
    slug: newsSlugOf(title),
    state: isShown ? 'shown' : 'draft',
  }));
};

export const newsFiles: FilesOfDomain = {
  isPublic: isUsedBy(sql`news_media m join news n on n.id = m.news_id
    where m.media_id = f.id and n.is_live and n.deleted_at is null and n.date <= now()`),
  listUses,
};
