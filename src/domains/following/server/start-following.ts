import type { FollowKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden, invalid, notFound } from '#platform/server/http/failure.ts';
import { notifyFollowed } from './announcements.ts';
import { findBlocks, lockPair } from './blocks.repository.ts';
import { type Asked, readState } from './follow-state.ts';
import { countFollowed, findUncounted, insertCouncilFollow, insertPersonFollow } from './follows.repository.ts';

/** The most that someone can follow: a feed of more would cost too much for what it shows. */
const MOST: Record<FollowKind, number> = { person: 2_000, council: 500 };

/** Idempotent. @throws {Failure} 403, 404, 422. */
export const startFollowing: Call<'startFollowing', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const { kind, id } = request.body;
  if (id === userId) throw invalid([{ field: 'id', message: say('following.failures.followYourself') }]);
  await db.transaction().execute(async (tx) => {
    const { isFollowed } = await readFollowable(tx, userId, { kind, id });
    if (!isFollowed) await startFollow(tx, userId, { kind, id });
  });
  return ok('You follow them.', await readState(db, userId, { kind, id }));
};

async function startFollow(tx: Tx, followerId: string, { kind, id }: Asked): Promise<void> {
  if ((await countFollowed(tx, kind, followerId)) >= MOST[kind]) throw tooManyFollows(kind);
  if (kind === 'council') return insertCouncilFollow(tx, { followerId, id });
  const begun = await insertPersonFollow(tx, { followerId, id });
  if (begun?.isFirst) await notifyFollowed(tx, { followerId, personId: id });
}

const tooManyFollows = (kind: FollowKind) => {
  const message = kind === 'person' ? say('following.failures.mostPeople') : say('following.failures.mostCouncils');
  return invalid([{ field: 'id', message }]);
};

/** Someone who blocks the caller looks like anyone who can't be followed. */
async function readFollowable(tx: Tx, userId: string, { kind, id }: Asked): Promise<{ isFollowed: boolean }> {
  const unfollowable = () => notFound(say('following.failures.unfollowable', { kind }));
  if (kind === 'person') {
    await lockPair(tx, userId, id);
    const { blocks, isBlocked } = await findBlocks(tx, userId, id);
    if (blocks) throw forbidden('not_allowed', say('following.failures.blocked'));
    if (isBlocked) throw unfollowable();
  }
  const state = await findUncounted(tx, kind, { followerId: userId, id });
  if (!state) throw unfollowable();
  return state;
}
