import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '#platform/server/db/prepared-statement.ts';

/** Whether someone is a member, for other domains' statements. @param councilId a column. */
export const isMemberOf = (councilId: string, userId: Param<string>): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from council_members m where m.council_id = ${sql.ref(councilId)} and m.user_id = ${userId}::uuid)`;

/** What comments need to know of a council. Comments are open while it's approved. */
export const commentedCouncil = (id: Param<string>, viewerId: Param<string> | null): RawBuilder<unknown> => sql`
  select c.title, c.owner_id as "ownerId", c.is_approved as "isOpen", ${
    viewerId === null ? sql`false` : isMemberOf('c.id', viewerId)
  } as "isMember", true as "isOwnerNamed"
  from councils c where c.id = ${id}::uuid`;
