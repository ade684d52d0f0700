/** What people choose for a thread. */
import { type SqlBool, sql } from 'kysely';
import type { CommentAudience } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Subject } from './subjects.repository.ts';

/** @returns whether it was another one. */
export async function setAudience(tx: Tx, councilId: string, audience: CommentAudience): Promise<boolean> {
  const row = await tx
    .insertInto('comment_threads')
    .values({ kind: 'council', subject_id: councilId, audience })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .doUpdateSet({ audience })
        .where('comment_threads.audience', '<>', audience),
    )
    .returning('audience')
    .executeTakeFirst();
  return row !== undefined;
}

/** Idempotent. */
export async function setMuted(db: Db, userId: string, { kind, id }: Subject, isMuted: boolean): Promise<void> {
  if (isMuted) {
    await db
      .insertInto('comment_mutes')
      .values({ user_id: userId, kind, subject_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('comment_mutes')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

/** Filters the people to those who muted the thread. */
export async function listMuting(tx: Tx, { kind, id }: Subject, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('comment_mutes')
    .select('user_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where(sql<SqlBool>`user_id = any(${[...userIds]}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
