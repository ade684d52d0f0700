/** Files of opportunities. */
import { type SqlBool, sql } from 'kysely';
import { type FilesOfDomain, usesOfVerified, type VerifiedUse } from '#domains/media/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { opportunitySlugOf } from '../../model.ts';

/** Newest first. */
async function listMediaUses(db: Db, mediaIds: readonly string[]): Promise<VerifiedUse[]> {
  return db
    .selectFrom('opportunity_media as m')
    .innerJoin('opportunities as o', 'o.id', 'm.opportunity_id')
    .select(['m.media_id as mediaId', 'o.id', 'o.title', 'o.is_verified as isVerified', 'o.is_hidden as isHidden'])
    .where(sql<SqlBool>`m.media_id = any(${[...mediaIds]}::uuid[])`)
    .orderBy('o.id', 'desc')
    .execute();
}

/** Whether a public opportunity uses the file. */
async function isPublic(db: Db, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('opportunity_media as m')
    .innerJoin('opportunities as o', 'o.id', 'm.opportunity_id')
    .innerJoin('files as f', 'f.id', 'm.media_id')
    .select('o.id')
    .where('m.media_id', '=', mediaId)
    .where('o.is_public', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const opportunityFiles: FilesOfDomain = {
  isPublic,
  listUses: usesOfVerified('opportunity', opportunitySlugOf, listMediaUses),
};
