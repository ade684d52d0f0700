/** The latest live articles that someone wrote under their own name, for the feeds of those who follow them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Dated, isBetween, type Latest } from '#platform/db/latest.ts';

/**
 * Who saved an article is nobody's business but the admins', unless it names them as its author.
 * @param userId a column of the reader's, and so is `searchName`: the person's name, folded.
 */
export const latestArticlesBy = (userId: string, searchName: string, latest: Latest): RawBuilder<Dated> => sql`
  select n.id, n.date as at from news n
  where n.created_by = ${sql.ref(userId)} and n.is_live and n.deleted_at is null and n.date <= now()
    and fold(n.author_name) = ${sql.ref(searchName)}
    and ${isBetween(latest, { at: sql`n.date`, id: sql`n.id` })}
  order by n.date desc, n.id desc limit ${latest.most}`;

/**
 * Whether the person in a column of the reader's has written any live article, asked of all at once: a few people write
 * most, and so PostgreSQL expects that of anyone, and would read every article for each.
 */
export const isWriter = (userId: string): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(userId)} = any(array(
  select distinct n.created_by from news n where n.is_live and n.deleted_at is null))`;
