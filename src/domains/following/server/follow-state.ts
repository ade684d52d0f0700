/** How the caller follows a person or a council, and what they change about it. */
import type { FollowKind, FollowState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { deleteCouncilFollow, endPersonFollow, findState, setMuted } from './follows.repository.ts';

export interface Asked {
  kind: FollowKind;
  id: string;
}

/** @throws {Failure} 404 for someone who can't be seen. */
export const getFollowState: Call<'getFollowState', { db: Db }> = async ({ db }, request) =>
  ok('How you follow each other.', await readState(db, callerOf(request).userId, request.query));

/** Idempotent. @throws {Failure} 404 for someone who can’t be seen; the follow ends all the same. */
export const stopFollowing: Call<'stopFollowing', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const { kind, id } = request.body;
  const end = kind === 'person' ? endPersonFollow : deleteCouncilFollow;
  await end(db, { followerId: userId, id });
  return ok('You don’t follow them.', await readState(db, userId, { kind, id }));
};

/** @throws {Failure} 404 for someone who isn't followed. */
export const muteFollowed: Call<'muteFollowed', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const { kind, id, isMuted } = request.body;
  const isDone = await setMuted(db, kind, { followerId: userId, id, isMuted });
  if (!isDone) throw notFound(say('following.failures.notFollowed', { kind }));
  const state = await readState(db, userId, { kind, id });
  return ok(state.isMuted ? 'Muted.' : 'Unmuted.', state);
};

/** @throws {Failure} 404 for someone who can't be seen. */
export async function readState(db: Db, userId: string, { kind, id }: Asked): Promise<FollowState> {
  const state = await findState(db, kind, { followerId: userId, id });
  if (!state) throw notFound(kind === 'person' ? say('people.failures.notFound') : say('councils.failures.notFound'));
  return { kind, id, ...state };
}
