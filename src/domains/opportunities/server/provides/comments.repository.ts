import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/server/db/prepared-statement.ts';

/** What comments need to know of an opportunity. Comments are open while it's public, even after its deadline. */
export const commentedOpportunity = (id: Param<string>): RawBuilder<unknown> => sql`
  select o.title, o.owner_id as "ownerId", o.is_public as "isOpen", false as "isMember", true as "isOwnerNamed"
  from opportunities o where o.id = ${id}::uuid`;
