import { sql } from 'kysely';
import type { Role, SecondStepRule } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

const LOCK = sql`lock table second_step_rules in share row exclusive mode`;

/** The roles in the contract's order; no roles, no days. */
export type StoredRule = Pick<SecondStepRule, 'roles' | 'graceDays'>;

export async function readRule(db: Db | Tx): Promise<StoredRule> {
  const rows = await db
    .selectFrom('second_step_rules')
    .select(['role', 'grace_days as graceDays'])
    .orderBy('role')
    .execute();
  return { roles: rows.map(({ role }) => role as Role), graceDays: rows[0]?.graceDays ?? 0 };
}

/** One after the other, until the transaction ends. */
export async function readRuleForUpdate(tx: Tx): Promise<StoredRule> {
  await LOCK.execute(tx);
  return readRule(tx);
}

/** Those for whom the rule was already in force keep their first day. */
export async function writeRule(tx: Tx, { roles, graceDays }: StoredRule): Promise<void> {
  await tx
    .deleteFrom('second_step_rules')
    .$if(roles.length > 0, (query) => query.where('role', 'not in', roles))
    .execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('second_step_rules')
    .values(roles.map((role) => ({ role, grace_days: graceDays })))
    .onConflict((conflict) => conflict.column('role').doUpdateSet({ grace_days: graceDays }))
    .execute();
}

/** Of those who can log in. Members are too many to be counted. */
export async function countStaff(db: Db): Promise<SecondStepRule['staff']> {
  const { rows } = await sql<SecondStepRule['staff'][number]>`
    select roles.role, count(u.id)::int as people,
      count(u.id) filter (where not exists (select from second_steps s where s.user_id = u.id))::int as without
    from unnest(array['Admin', 'Judge', 'Partner']) with ordinality roles(role, place)
    left join users u on u.role = roles.role and u.deactivated_at is null and u.email_verified_at is not null
    group by roles.role, roles.place order by roles.place`.execute(db);
  return rows;
}

/** Until when the person of this row of `users` has to set up a second step. */
export const secondStepDueOf = (row: string) =>
  sql<Date | null>`second_step_due(${sql.ref(`${row}.id`)}, ${sql.ref(`${row}.role`)}, ${sql.ref(`${row}.role_since`)})`;
