import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden } from '#platform/server/http/failure.ts';
import { notifyOfLike } from '../announcements.ts';
import { findImpact } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee } from '../policy.ts';
import { changeLike } from './likes.repository.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'isBlocked'>;

/** Idempotent; the count changes in the same transaction. @throws {Failure} 403 for another user's id, 404. */
export const likeImpact: Call<'likeImpact', Needs> = async ({ db, isBlocked }, request) => {
  const person = callerOf(request);
  const { impactId, likeStatus, userId } = request.body;
  if (userId !== person.userId) throw forbidden('not_allowed', say('impacts.failures.likeAsYourself'));
  const like = await db.transaction().execute(async (tx) => {
    const impact = await findImpact(tx, impactId);
    assertCanSee(person, impact);
    const { isChanged, likeCount } = await changeLike(tx, { impactId, userId, likeStatus });
    const isTold = isChanged && likeStatus && !(await isBlocked(tx, impact.ownerId, userId));
    if (isTold) await notifyOfLike(tx, impact, userId);
    return { impactId, likeStatus, likeCount };
  });
  return ok('Like saved.', like);
};
