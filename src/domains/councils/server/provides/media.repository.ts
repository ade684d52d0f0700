import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

export interface MediaUseRow {
  mediaId: string;
  kind: 'council' | 'resource';
  /** The council's id. */
  id: string;
  title: string;
  isApproved: boolean;
  isSubmited: boolean;
}

/** Uses as a council's cover or resource, newest councils first. */
export async function listMediaUses(db: Db, mediaIds: readonly string[]): Promise<MediaUseRow[]> {
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
  return covers.unionAll(resources).orderBy('id', 'desc').execute();
}
