import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

interface LikeGiven {
  impactId: Param<string>;
  userId: Param<string>;
}

interface ChangedLike {
  /** False if the like was already there, or already gone. */
  isChanged: boolean;
  /** After the change. */
  likeCount: number;
}

/** The new count; a change that had no effect returns no row. */
interface LikeCount {
  likeCount: number;
}

/** Adds or removes a like with its count. Idempotent. */
export async function changeLike(
  tx: Tx,
  { likeStatus, ...given }: { impactId: string; userId: string; likeStatus: boolean },
): Promise<ChangedLike> {
  const [changed] = await (likeStatus ? addLike : removeLike)(tx, given);
  if (changed) return { isChanged: true, ...changed };
  // A second statement, because the snapshot of the first lacks the count of a transaction that it waited for.
  const [counted] = await readCount(tx, { impactId: given.impactId });
  return { isChanged: false, likeCount: counted?.likeCount ?? 0 };
}

const readCount = prepareStatement(
  ['impactId'],
  ({ impactId }: Pick<LikeGiven, 'impactId'>) => sql<LikeCount>`
    select like_count as "likeCount" from impact_likes where impact_id = ${impactId}::uuid`,
);

const addLike = prepareStatement(['impactId', 'userId'], ({ impactId, userId }: LikeGiven) =>
  countChange(
    impactId,
    1,
    sql`insert into likes (impact_id, user_id) values (${impactId}::uuid, ${userId}::uuid)
      on conflict do nothing returning 1`,
  ),
);

const removeLike = prepareStatement(['impactId', 'userId'], ({ impactId, userId }: LikeGiven) =>
  countChange(
    impactId,
    -1,
    sql`delete from likes where impact_id = ${impactId}::uuid and user_id = ${userId}::uuid returning 1`,
  ),
);

const countChange = (impactId: Param<string>, by: 1 | -1, change: RawBuilder<unknown>) => sql<LikeCount>`
  with changed as (${change})
  update impact_likes set like_count = like_count + ${sql.lit(by)}
  where impact_id = ${impactId}::uuid and exists (select from changed) returning like_count as "likeCount"`;

/** Starts the count at 0, or moves it to another year. */
export async function upsertLikeCount(tx: Tx, impactId: string, impactYear: number): Promise<void> {
  await tx
    .insertInto('impact_likes')
    .values({ impact_id: impactId, impact_year: impactYear })
    .onConflict((conflict) => conflict.column('impact_id').doUpdateSet({ impact_year: impactYear }))
    .execute();
}
