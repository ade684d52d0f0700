/** The rules by which impacts have earned points: a verified impact keeps its own. */
import { sql } from 'kysely';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';

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
    .where('rule', '=', sql<PointsRule>`${JSON.stringify(rule)}::jsonb`);
