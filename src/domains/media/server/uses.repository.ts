/** Columns that reference files. A missing column would make its files look unused. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Columns whose files must be kept. Articles are separate, because they are soft-deleted. */
const LIVE_USES = [
  { table: 'impact_media', column: 'media_id' },
  { table: 'opportunity_media', column: 'media_id' },
  { table: 'councils', column: 'cover_id' },
  { table: 'council_resources', column: 'media_id' },
  { table: 'users', column: 'avatar_media_id' },
] as const;
const NEWS_USE = { table: 'news_media', column: 'media_id' } as const;

export const MEDIA_USES = [...LIVE_USES, NEWS_USE] as const;

/** Columns that reference files already in use through another column. */
export const REPEATED_USES: Record<string, string> = {
  'gallery_pictures.media_id': 'a copy of impact_media, kept up to date by triggers',
  'news.cover_id': 'an article’s cover is in news_media too',
};

/** Whether file `m` is used. Deleted articles don't count. */
export const IS_USED = sql<SqlBool>`(${anyOf(LIVE_USES)}
  or exists (select from news_media u join news n on n.id = u.news_id and n.deleted_at is null where u.media_id = m.id))`;

/** Whether file `m` must be kept. Deleted articles count, because they can be restored. */
export const IS_MISSED = anyOf(MEDIA_USES);

function anyOf(uses: typeof LIVE_USES | typeof MEDIA_USES): RawBuilder<SqlBool> {
  const each = uses.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} u where ${sql.ref(`u.${column}`)} = m.id)`,
  );
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}
