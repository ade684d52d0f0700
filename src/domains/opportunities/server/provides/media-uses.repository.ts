import { type SqlBool, sql } from 'kysely';
import type { VerifiedUse } from '#domains/media/server/public.ts';
import type { Db } from '#platform/db/database.ts';

/** Newest first. */
export async function listMediaUses(db: Db, mediaIds: readonly string[]): Promise<VerifiedUse[]> {
  return db
    .selectFrom('opportunity_media as m')
    .innerJoin('opportunities as o', 'o.id', 'm.opportunity_id')
    .select(['m.media_id as mediaId', 'o.id', 'o.title', 'o.is_verified as isVerified', 'o.is_hidden as isHidden'])
    .where(sql<SqlBool>`m.media_id = any(${[...mediaIds]}::uuid[])`)
    .orderBy('o.id', 'desc')
    .execute();
}
