import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, notFound } from '#platform/server/http/failure.ts';
import { deleteBlock, findBlocks, insertBlock, lockPair } from './blocks.repository.ts';
import { endFollowsBetween } from './follows.repository.ts';

/** Idempotent. Ends the follows between the two. @throws {Failure} 404 for an unknown person, 422 for the caller. */
export const blockPerson: Call<'blockPerson', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const { id } = request.body;
  if (id === userId) throw invalid([{ field: 'id', message: say('following.failures.blockYourself') }]);
  await db.transaction().execute(async (tx) => {
    await lockPair(tx, userId, id);
    const person = await findPerson(tx, id);
    if (!person?.isActive || !person.isVerified) throw notFound(say('people.failures.notFound'));
    await insertBlock(tx, userId, id);
    await endFollowsBetween(tx, userId, id);
  });
  return ok('Blocked.', null);
};

/** Idempotent. */
export const unblockPerson: Call<'unblockPerson', { db: Db }> = async ({ db }, request) => {
  await deleteBlock(db, callerOf(request).userId, request.params.id);
  return ok('Unblocked.', null);
};

/** Whether one of the two blocks the other. */
export async function isBlocked(db: Db | Tx, one: string, other: string): Promise<boolean> {
  const found = await findBlocks(db, one, other);
  return found.blocks || found.isBlocked;
}
