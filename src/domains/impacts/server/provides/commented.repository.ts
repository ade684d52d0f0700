import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/server/db/prepared-statement.ts';

/** What comments need to know of an impact. Comments are open while it's public. */
export const commentedImpact = (id: Param<string>): RawBuilder<unknown> => sql`
  select i.title, i.owner_id as "ownerId", i.is_public as "isOpen", false as "isMember", true as "isOwnerNamed"
  from impacts i where i.id = ${id}::uuid`;
