import { isBlocked } from '#domains/following/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Person } from '#platform/http/viewer.ts';
import { isAdmin, noComment } from './policy.ts';

/** @throws {Failure} 404 for the comments of someone on either side of a block, which are shown to admins alone. */
export async function assertNotBlocked(tx: Tx, person: Person, authorId: string): Promise<void> {
  if (authorId === person.userId || isAdmin(person)) return;
  if (await isBlocked(tx, person.userId, authorId)) throw noComment();
}
