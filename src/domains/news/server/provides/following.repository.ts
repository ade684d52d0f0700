/** The latest live articles that someone wrote under their own name, for the feeds of those who follow them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInRange, type TimelineQuery, type TimelineRow } from '#platform/server/db/lists/timeline-query.ts';

/**
 * Only articles that name the person as their author: who else saved one is for admins alone to know.
 *
 * @param userId a column of the calling statement, as is `searchName`: the person's name, folded.
 */
export const latestArticlesBy = (
  userId: string,
  searchName: string,
  latest: TimelineQuery,
): RawBuilder<TimelineRow> => sql`
  select n.id, n.date as at from news n
  where n.created_by = ${sql.ref(userId)} and n.is_live and n.deleted_at is null and n.date <= now()
    and fold(n.author_name) = ${sql.ref(searchName)}
    and ${isInRange(latest, { at: sql`n.date`, id: sql`n.id` })}
  order by n.date desc, n.id desc limit ${latest.limit}`;

/**
 * Whether the person in a column of the calling statement has saved any published or scheduled article. The authors are
 * read once for everyone: since a few people write most articles, PostgreSQL would expect as many of anyone, and read
 * all articles for each person.
 */
export const isNewsCreator = (userId: string): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(userId)} = any(array(
  select distinct n.created_by from news n where n.is_live and n.deleted_at is null))`;
