import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** @returns whether the like is new. */
export async function insertLike(tx: Tx, impactId: string, userId: string): Promise<boolean> {
  const row = await tx
    .insertInto('likes')
    .values({ impact_id: impactId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was a like. */
export async function deleteLike(tx: Tx, impactId: string, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('likes')
    .where('impact_id', '=', impactId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Starts the count at 0, or moves it to another year. */
export async function keepLikeCount(tx: Tx, impactId: string, impactYear: number): Promise<void> {
  await tx
    .insertInto('impact_likes')
    .values({ impact_id: impactId, impact_year: impactYear })
    .onConflict((conflict) => conflict.column('impact_id').doUpdateSet({ impact_year: impactYear }))
    .execute();
}

/** @returns the count after it. */
export async function shiftLikeCount(tx: Tx, impactId: string, by: -1 | 1): Promise<number> {
  const row = await tx
    .updateTable('impact_likes')
    .set({ like_count: sql`like_count + ${by}` })
    .where('impact_id', '=', impactId)
    .returning('like_count as likeCount')
    .executeTakeFirst();
  return row?.likeCount ?? 0;
}

export async function findLikeCount(tx: Tx, impactId: string): Promise<number> {
  const row = await tx
    .selectFrom('impact_likes')
    .select('like_count as likeCount')
    .where('impact_id', '=', impactId)
    .executeTakeFirst();
  return row?.likeCount ?? 0;
}
