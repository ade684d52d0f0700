import { type SqlBool, sql } from 'kysely';
import type { VerifiedUse } from '#domains/media/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Newest first. */
export async function listMediaUses(db: Db, mediaIds: readonly string[]): Promise<VerifiedUse[]> {
  return db
    .selectFrom('impact_media as m')
    .innerJoin('impacts as i', 'i.id', 'm.impact_id')
    .select(['m.media_id as mediaId', 'i.id', 'i.title', 'i.is_verified as isVerified', 'i.is_hidden as isHidden'])
    .where(sql<SqlBool>`m.media_id = any(${[...mediaIds]}::uuid[])`)
    .orderBy('i.id', 'desc')
    .execute();
}

/** Whether a file belongs to a public impact. */
export async function isMediaPublic(db: Db, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('impact_media as m')
    .innerJoin('impacts as i', 'i.id', 'm.impact_id')
    .innerJoin('files as f', 'f.id', 'm.media_id')
    .select('i.id')
    .where('m.media_id', '=', mediaId)
    .where('i.is_public', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
