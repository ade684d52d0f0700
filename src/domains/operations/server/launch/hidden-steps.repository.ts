import type { Db } from '#platform/server/db/database.ts';

export async function hasHidden(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hidden_launch_steps')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setHidden(db: Db, userId: string, isHidden: boolean): Promise<void> {
  if (!isHidden) {
    await db.deleteFrom('hidden_launch_steps').where('user_id', '=', userId).execute();
    return;
  }
  await db
    .insertInto('hidden_launch_steps')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
