/** Goals of councils. */
import { type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface GoalLinkRow {
  id: string;
  councilId: string;
  sdg: number;
}

const COLUMNS = ['id', 'council_id as councilId', 'sdg'] as const;

/** In the owner's order. */
export async function listGoalLinks(db: Db | Tx, councilIds: readonly string[]): Promise<GoalLinkRow[]> {
  return db
    .selectFrom('council_goals')
    .select(COLUMNS)
    .where(sql<SqlBool>`council_id = any(${[...councilIds]}::uuid[])`)
    .orderBy('position')
    .execute();
}

/** Links to unchanged goals keep their ids. */
export async function replaceGoals(tx: Tx, councilId: string, sdgs: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('council_goals')
    .where('council_id', '=', councilId)
    .where('sdg', 'not in', [...sdgs])
    .execute();
  await tx
    .insertInto('council_goals')
    .values(sdgs.map((sdg, position) => ({ id: uuidv7(), council_id: councilId, sdg, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['council_id', 'sdg'])
        .doUpdateSet((excluded) => ({ position: excluded.ref('excluded.position') })),
    )
    .execute();
}

export async function findGoalLink(db: Db | Tx, id: string): Promise<GoalLinkRow | undefined> {
  return db.selectFrom('council_goals').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function deleteGoalLink(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('council_goals').where('id', '=', id).execute();
}
