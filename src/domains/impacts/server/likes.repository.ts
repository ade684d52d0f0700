import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';

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

export async function shiftLikeCount(tx: Tx, impactId: string, by: -1 | 1): Promise<void> {
  await tx
    .updateTable('impact_likes')
    .set({ like_count: sql`like_count + ${by}` })
    .where('impact_id', '=', impactId)
    .execute();
}

export interface LikesOfImpact {
  impactId: string;
  likeCount: number;
  isLiked: boolean;
}

/** @param userId whose likes to mark; null for a visitor. */
export async function listLikes(
  db: Db | Tx,
  impactIds: readonly string[],
  userId: string | null,
): Promise<LikesOfImpact[]> {
  return db
    .selectFrom('impact_likes as c')
    .leftJoin('likes as l', (join) => join.onRef('l.impact_id', '=', 'c.impact_id').on('l.user_id', '=', userId))
    .select(['c.impact_id as impactId', 'c.like_count as likeCount', sql<boolean>`l.user_id is not null`.as('isLiked')])
    .where(sql<SqlBool>`c.impact_id = any(${[...impactIds]}::uuid[])`)
    .execute();
}
