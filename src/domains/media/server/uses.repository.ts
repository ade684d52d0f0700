/** What references files. A missing column would make its files look unused. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MediaUse } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { FilesOfDomain } from './uses.ts';

/** Views of the domains, and their column. Articles are separate, because they are soft-deleted. */
const LIVE_USES = [
  { view: 'impact_files', column: 'media_id' },
  { view: 'opportunity_files', column: 'media_id' },
  { view: 'council_covers', column: 'media_id' },
  { view: 'council_resource_files', column: 'media_id' },
  { view: 'people', column: 'avatar_media_id' },
] as const;

export const MEDIA_USES = [...LIVE_USES, { view: 'news_files', column: 'media_id' }] as const;

/** Whether file `m` is used. Deleted articles don't count. */
export const IS_USED = sql<SqlBool>`(${anyOf(LIVE_USES)}
  or exists (select from standing_news_files u where u.media_id = m.id))`;

/** Whether file `m` must be kept. Deleted articles count, because they can be restored. */
export const IS_REFERENCED = anyOf(MEDIA_USES);

/** Whether a decision names file `m` as its evidence. */
export const IS_EVIDENCE = sql<SqlBool>`exists (select from impact_evidence e where e.media ? m.id::text)`;

/** The title of a verified impact that file `m` belongs to; null if there's none. */
export const VERIFIED_TITLE = sql<string | null>`(
  select v.title from verified_impact_files v where v.media_id = m.id limit 1)`;

interface UsesForUpdate {
  /** Whether something would miss it. */
  isReferenced: boolean;
  /** The title of a verified impact that it belongs to; null if there's none. */
  verifiedTitle: string | null;
}

/** Locks the file, so that nothing can start using it before the transaction ends. */
export async function findUsesForUpdate(tx: Tx, id: string): Promise<UsesForUpdate | undefined> {
  await tx.selectFrom('media').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  // A separate statement, to see uses committed while the first one waited for the lock.
  const { rows } = await sql<UsesForUpdate>`
    select ${IS_REFERENCED} as "isReferenced", ${VERIFIED_TITLE} as "verifiedTitle"
    from media m where m.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

function anyOf(uses: typeof LIVE_USES | typeof MEDIA_USES): RawBuilder<SqlBool> {
  const each = uses.map(
    ({ view, column }) => sql`exists (select from ${sql.table(view)} u where ${sql.ref(`u.${column}`)} = m.id)`,
  );
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** @param users what makes the file `f` public, as after `from`: `albums a where a.cover_id = f.id and a.is_public`. */
export const isUsedBy =
  (users: RawBuilder<unknown>): FilesOfDomain['isPublic'] =>
  async (db, mediaId) => {
    const { rows } = await sql`select from files f where f.id = ${mediaId} and exists (select from ${users})`.execute(
      db,
    );
    return rows.length > 0;
  };

/** A use by something that is verified first and may be hidden later. */
interface VerifiedUse extends Pick<MediaUse, 'id' | 'title'> {
  mediaId: string;
  isVerified: boolean | null;
  isHidden: boolean;
}

/** Newest first. @param uses a query of all uses. */
export const usesOfVerified =
  (
    kind: MediaUse['kind'],
    slugOf: (title: string) => string,
    uses: RawBuilder<VerifiedUse>,
  ): FilesOfDomain['listUses'] =>
  async (db, mediaIds) => {
    const { rows } = await sql<VerifiedUse>`
      select * from (${uses}) uses where "mediaId" = any(${[...mediaIds]}::uuid[]) order by id desc`.execute(db);
    return rows.map(({ isVerified, isHidden, ...use }) => {
      const state = isHidden ? 'hidden' : 'shown';
      const decided = isVerified ? state : 'declined';
      return { ...use, kind, slug: slugOf(use.title), state: isVerified === null ? 'waiting' : decided };
    });
  };
