/** Likes, with the count updated in the same transaction. */

import type { Like } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { notifyOfLike } from './announcements.ts';
import { findImpact } from './impacts.repository.ts';
import { changeLike } from './likes.repository.ts';
import { assertCanSee } from './policy.ts';

/** Whether one of the two blocks the other. */
export type IsBlocked = (tx: Tx, one: string, other: string) => Promise<boolean>;

/** Idempotent. @throws {Failure} 403 for another user's id, 404. */
export async function setLike(
  { db, isBlocked }: { db: Db; isBlocked: IsBlocked },
  person: Person,
  { impactId, likeStatus, userId }: { impactId: string; likeStatus: boolean; userId: string },
): Promise<Like> {
  if (userId !== person.userId) throw forbidden('not_allowed', say('impacts.failures.likeAsYourself'));
  return db.transaction().execute(async (tx) => {
    const impact = await findImpact(tx, impactId);
    assertCanSee(person, impact);
    const { isChanged, likeCount } = await changeLike(tx, { impactId, userId, likeStatus });
    if (isChanged && likeStatus && !(await isBlocked(tx, impact.ownerId, userId)))
      await notifyOfLike(tx, impact, userId);
    return { impactId, likeStatus, likeCount };
  });
}
