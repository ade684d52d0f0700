import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/server/db/prepared-statement.ts';

/**
 * An article as its comments need it: they're open while it's live. The admin who saved it isn't shown, unless the
 * article names them as its author.
 */
export const commentedNews = (id: Param<string>): RawBuilder<unknown> => sql`
  select n.title, n.created_by as "ownerId", n.is_live and n.date <= now() and n.deleted_at is null as "isOpen",
    false as "isMember",
    exists (select from people p where p.id = n.created_by and p.search_name = fold(n.author_name)) as "isOwnerNamed"
  from news n where n.id = ${id}::uuid`;
