/** The files of impacts. */
import { sql } from 'kysely';
import { type FilesOfDomain, isUsedBy, usesOfVerified } from '#domains/media/server/public.ts';
import { impactSlugOf } from '../../model.ts';

const USES = sql`impact_media m join impacts i on i.id = m.impact_id`;

export const impactFiles: FilesOfDomain = {
  isPublic: isUsedBy(sql`${USES} where m.media_id = f.id and i.is_public`),
  listUses: usesOfVerified(
    'impact',
    impactSlugOf,
    sql`select m.media_id as "mediaId", i.id, i.title, i.is_verified as "isVerified", i.is_hidden as "isHidden"
      from ${USES}`,
  ),
};
