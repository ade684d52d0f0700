import type { Db, Tx } from '#platform/server/db/database.ts';

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
