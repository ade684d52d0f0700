import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';

/** Idempotent. @returns the new count. */
export async function setLike(tx: Tx, commentId: string, userId: string, isLiked: boolean): Promise<number> {
  const { rows } = await (isLiked
    ? sql`insert into comment_likes (comment_id, user_id) values (${commentId}, ${userId})
        on conflict do nothing returning user_id`
    : sql`delete from comment_likes where comment_id = ${commentId} and user_id = ${userId} returning user_id`
  ).execute(tx);
  const by = rows.length === 0 ? 0 : isLiked ? 1 : -1;
  const row = await tx
    .updateTable('comments')
    .set({ like_count: sql`like_count + ${by}` })
    .where('id', '=', commentId)
    .returning('like_count as likeCount')
    .executeTakeFirst();
  return row?.likeCount ?? 0;
}
