/** The rules by which impacts have earned points: a verified impact keeps its own. */
import { type SqlBool, sql } from 'kysely';
import type { ImpactMeasures, PointsRule } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** The number of a rule, which gets one with the first impact that follows it. */
export async function numberOfRule(tx: Tx, rule: PointsRule): Promise<number> {
  const known = await selectNumber(tx, rule).executeTakeFirst();
  if (known) return known.id;
  await tx
    .insertInto('points_rules')
    .values({ rule: JSON.stringify(rule) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await selectNumber(tx, rule).executeTakeFirstOrThrow()).id;
}

const selectNumber = (tx: Tx, rule: PointsRule) =>
  tx
    .selectFrom('points_rules')
    .select('id')
    .where(sql<SqlBool>`${FOR_IMPACTS} = ${forImpacts(rule)}`)
    .orderBy('id')
    .limit(1);

/** An invitation's points make no other rule for impacts. */
const FOR_IMPACTS = sql`rule - 'invitation'`;
const forImpacts = (rule: PointsRule) => sql`${JSON.stringify(rule)}::jsonb - 'invitation'`;

export async function findRule(tx: Tx, id: number): Promise<PointsRule> {
  const { rule } = await tx.selectFrom('points_rules').select('rule').where('id', '=', id).executeTakeFirstOrThrow();
  return rule;
}

/** How many verified impacts follow another rule. */
export async function countDue(db: Db | Tx, rule: PointsRule): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from impacts
    where is_verified is true and points_rule_id in (
      select id from points_rules where ${FOR_IMPACTS} <> ${forImpacts(rule)})`.execute(db);
  return rows[0]?.due ?? 0;
}

interface Due {
  id: string;
  title: string;
  measures: ImpactMeasures;
}

/** Impacts that follow another rule, locked until the transaction ends, as decisions lock them. */
export async function takeDue(
  tx: Tx,
  { ruleId, before, most }: { ruleId: number; before: Date; most: number },
): Promise<Due[]> {
  const { rows: others } = await sql<{ id: number }>`
    select id from points_rules where id <> ${ruleId}::int order by id`.execute(tx);
  const ids = others.map(({ id }) => id);
  const { rows } = await sql<Due>`
    select id, title, json_build_object('hours', hours::float8, 'people', people, 'trees', trees,
      'co2eKg', co2e_kg::float8, 'wasteKg', waste_kg::float8) as measures
    from impacts
    where is_verified is true and points_rule_id = any(${ids}::int[]) and verified_at <= ${before}
    order by points_rule_id, id limit ${most} for no key update`.execute(tx);
  return rows;
}

export async function setRule(tx: Tx, impactIds: readonly string[], ruleId: number): Promise<void> {
  await sql`update impacts set points_rule_id = ${ruleId}::int where id = any(${[...impactIds]}::uuid[])`.execute(tx);
}
