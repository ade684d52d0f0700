/** Who is involved in case `c`, and therefore leaves deciding it to others if there are any. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { takesPartIn } from '#domains/impacts/server/public.ts';
import { hasAdmin } from '#domains/people/server/public.ts';
import type { ReportCase } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** Doesn't cover the owner: nobody ever decides about themselves. */
export type Involvement = ReportCase['involvement'];

export const involvementOf = (userId: RawBuilder<string>): RawBuilder<Involvement> => sql<Involvement>`
  case when exists (select from moderation_reports own where own.case_id = c.id and own.reporter_id = ${userId}) then 'reported'
    when c.kind = 'impact' and ${takesPartIn('c.subject_id', userId)} then 'took_part' end`;

export const idOf = (userId: string): RawBuilder<string> => sql<string>`${userId}::uuid`;

/**
 * Whether some admin can decide the case or answer its appeal: one whom it isn't about, who isn't involved and hasn't
 * decided it.
 */
export const HAS_OTHER_ADMIN: RawBuilder<SqlBool> = hasAdmin(
  (id) => sql<SqlBool>`${id} <> c.owner_id and ${id} is distinct from c.decided_by and ${involvementOf(id)} is null`,
);

export async function findInvolvement(db: Db | Tx, caseId: string, userId: string): Promise<Involvement> {
  return (await listInvolvements(db, caseId, [userId])).get(userId) ?? null;
}

export async function listInvolvements(
  db: Db | Tx,
  caseId: string,
  userIds: readonly string[],
): Promise<Map<string, Involvement>> {
  const { rows } = await sql<{ id: string; involvement: Involvement }>`
    select person.id, ${involvementOf(sql.ref('person.id'))} as involvement
    from moderation_cases c cross join unnest(${[...userIds]}::uuid[]) as person (id)
    where c.id = ${caseId}::uuid`.execute(db);
  return new Map(rows.map(({ id, involvement }) => [id, involvement]));
}
