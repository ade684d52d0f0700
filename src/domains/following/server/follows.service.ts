/** Following people and councils, and muting them. */

import type { FollowKind, FollowState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { forbidden, invalid, notFound } from '#platform/http/failure.ts';
import { notifyFollowed } from './announcements.ts';
import { findBlocks, lockPair } from './blocks.repository.ts';
import {
  countFollowed,
  deleteCouncilFollow,
  endPersonFollow,
  findState,
  findUncounted,
  insertCouncilFollow,
  insertPersonFollow,
  setMuted,
} from './follows.repository.ts';

interface Asked {
  kind: FollowKind;
  id: string;
}

/** The most that someone can follow: a feed of more would cost too much for what it shows. */
const MOST: Record<FollowKind, number> = { person: 2_000, council: 500 };

/** @throws {Failure} 404 for someone who can't be seen. */
export async function readState(db: Db, userId: string, { kind, id }: Asked): Promise<FollowState> {
  const state = await findState(db, kind, { followerId: userId, id });
  if (!state) throw notFound(kind === 'person' ? say('people.failures.notFound') : say('councils.failures.notFound'));
  return { kind, id, ...state };
}

/** Idempotent. @throws {Failure} 403, 404, 422. */
export async function follow(db: Db, userId: string, { kind, id }: Asked): Promise<FollowState> {
  if (id === userId) throw invalid([{ field: 'id', message: say('following.failures.followYourself') }]);
  await db.transaction().execute(async (tx) => {
    const { isFollowed } = await readFollowable(tx, userId, { kind, id });
    if (!isFollowed) await startFollow(tx, userId, { kind, id });
  });
  return readState(db, userId, { kind, id });
}

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

/** Idempotent. @throws {Failure} 404 for someone who can’t be seen; the follow ends all the same. */
export async function unfollow(db: Db, userId: string, { kind, id }: Asked): Promise<FollowState> {
  const end = kind === 'person' ? endPersonFollow : deleteCouncilFollow;
  await end(db, { followerId: userId, id });
  return readState(db, userId, { kind, id });
}

/** @throws {Failure} 404 for someone who isn't followed. */
export async function mute(
  db: Db,
  userId: string,
  { kind, id, isMuted }: Asked & { isMuted: boolean },
): Promise<FollowState> {
  const isDone = await setMuted(db, kind, { followerId: userId, id, isMuted });
  if (!isDone) throw notFound(say('following.failures.notFollowed', { kind }));
  return readState(db, userId, { kind, id });
}
