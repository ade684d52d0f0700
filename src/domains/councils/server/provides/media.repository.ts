/** Which files councils use. */
import { type SqlBool, sql } from 'kysely';
import { type FilesOfDomain, isUsedBy } from '#domains/media/server/public.ts';
import { councilSlugOf } from '../../model.ts';

interface MediaUseRow {
  mediaId: string;
  kind: 'council' | 'resource';
  /** The council's id. */
  id: string;
  title: string;
  isApproved: boolean;
  isSubmited: boolean;
}

/** Uses as a council's cover or resource, newest councils first. */
const listUses: FilesOfDomain['listUses'] = async (db, mediaIds) => {
  const covers = db
    .selectFrom('councils as c')
    .select([
      sql<string>`c.cover_id`.as('mediaId'),
      sql<MediaUseRow['kind']>`'council'`.as('kind'),
      'c.id',
      'c.title',
      'c.is_approved as isApproved',
      'c.is_submitted as isSubmited',
    ])
    .where(sql<SqlBool>`c.cover_id = any(${[...mediaIds]}::uuid[])`);
  const resources = db
    .selectFrom('council_resources as r')
    .innerJoin('councils as c', 'c.id', 'r.council_id')
    .select([
      sql<string>`r.media_id`.as('mediaId'),
      sql<MediaUseRow['kind']>`'resource'`.as('kind'),
      'c.id',
      'c.title',
      'c.is_approved as isApproved',
      'c.is_submitted as isSubmited',
    ])
    .where(sql<SqlBool>`r.media_id = any(${[...mediaIds]}::uuid[])`);
  const rows = await covers.unionAll(resources).orderBy('id', 'desc').execute();
  return rows.map((row) => ({
    mediaId: row.mediaId,
    kind: row.kind,
    id: row.id,
    title: row.title,
    slug: councilSlugOf(row.title),
    state: stateOf(row),
  }));
};

function stateOf({ kind, isApproved, isSubmited }: MediaUseRow) {
  if (kind === 'resource') return 'members';
  if (isApproved) return 'shown';
  return isSubmited ? 'declined' : 'waiting';
}

export const councilFiles: FilesOfDomain = {
  isPublic: isUsedBy(sql`councils c where c.cover_id = f.id and c.is_approved`),
  listUses,
};
