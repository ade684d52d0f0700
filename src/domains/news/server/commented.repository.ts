import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/db/compiled-once.ts';

/** An article as its comments need it. They're open while it's live. */
export const commentedNews = (id: Param<string>): RawBuilder<unknown> => sql`
  select n.title, n.created_by as "ownerId", n.is_live and n.date <= now() and n.deleted_at is null as "isOpen",
    false as "isMember"
  from news n where n.id = ${id}::uuid`;
