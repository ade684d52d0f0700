import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

export async function replacePictures(tx: Tx, newsId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('news_media').where('news_id', '=', newsId).execute();
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('news_media')
    .values(mediaIds.map((id) => ({ news_id: newsId, media_id: id })))
    .execute();
}

export async function listPictureIds(db: Db | Tx, newsId: string): Promise<string[]> {
  const rows = await db.selectFrom('news_media').select('media_id as id').where('news_id', '=', newsId).execute();
  return rows.map(({ id }) => id);
}

/** Whether a file belongs to a public article. */
export async function isMediaOfNews(db: Db, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('news_media as m')
    .innerJoin('news as n', 'n.id', 'm.news_id')
    .innerJoin('files as f', 'f.id', 'm.media_id')
    .select('n.id')
    .where('m.media_id', '=', mediaId)
    .where(sql<SqlBool>`n.is_live and n.deleted_at is null and n.date <= now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Excludes deleted articles; newest first. */
export async function listMediaUses(
  db: Db,
  mediaIds: readonly string[],
): Promise<{ mediaId: string; id: string; title: string; isShown: boolean }[]> {
  return db
    .selectFrom('news_media as m')
    .innerJoin('news as n', 'n.id', 'm.news_id')
    .select(['m.media_id as mediaId', 'n.id', 'n.title', sql<boolean>`n.is_live and n.date <= now()`.as('isShown')])
    .where('n.deleted_at', 'is', null)
    .where(sql<SqlBool>`m.media_id = any(${[...mediaIds]}::uuid[])`)
    .orderBy('n.id', 'desc')
    .execute();
}
