/** Blocking people. */

import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { invalid, notFound } from '#platform/http/failure.ts';
import { findBlocks, insertBlock, lockPair } from './blocks.repository.ts';
import { endFollowsBetween } from './follows.repository.ts';

/** Whether one of the two blocks the other. */
export async function isBlocked(db: Db | Tx, one: string, other: string): Promise<boolean> {
  const found = await findBlocks(db, one, other);
  return found.blocks || found.isBlocked;
}

/** Idempotent. Ends the follows between the two. @throws {Failure} 404 for an unknown person, 422 for the caller. */
export async function block(db: Db, userId: string, id: string): Promise<void> {
  if (id === userId) throw invalid([{ field: 'id', message: say('following.failures.blockYourself') }]);
  await db.transaction().execute(async (tx) => {
    await lockPair(tx, userId, id);
    const person = await findPerson(tx, id);
    if (!person?.isActive || !person.isVerified) throw notFound(say('people.failures.notFound'));
    await insertBlock(tx, userId, id);
    await endFollowsBetween(tx, userId, id);
  });
}
