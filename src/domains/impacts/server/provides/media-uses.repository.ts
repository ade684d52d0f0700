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
