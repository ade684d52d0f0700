/** The files of opportunities. */
import { sql } from 'kysely';
import { type FilesOfDomain, isUsedBy, usesOfVerified } from '#domains/media/server/public.ts';
import { opportunitySlugOf } from '../../model.ts';

const USES = sql`opportunity_media m join opportunities o on o.id = m.opportunity_id`;

export const opportunityFiles: FilesOfDomain = {
  isPublic: isUsedBy(sql`${USES} where m.media_id = f.id and o.is_public`),
  listUses: usesOfVerified(
    'opportunity',
    opportunitySlugOf,
    sql`select m.media_id as "mediaId", o.id, o.title, o.is_verified as "isVerified", o.is_hidden as "isHidden"
      from ${USES}`,
  ),
};
