import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#platform/db/prepared-statement.ts';

/** What comments need to know of a council. Comments are open while it's approved. */
export const commentedCouncil = (id: Param<string>, viewerId: Param<string> | null): RawBuilder<unknown> => sql`
  select c.title, c.owner_id as "ownerId", c.is_approved as "isOpen", ${
    viewerId === null
      ? sql`false`
      : sql`exists (select from council_members m where m.council_id = c.id and m.user_id = ${viewerId}::uuid)`
  } as "isMember", true as "isOwnerNamed"
  from councils c where c.id = ${id}::uuid`;
