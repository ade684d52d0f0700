import { listBlockedWith } from '#domains/following/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { type CommentRow, findComment } from './comments.repository.ts';
import { isAdmin, noComment } from './policy.ts';

type Placed = Pick<CommentRow, 'id' | 'rootId' | 'authorId'>;

/** The comment that it replies to; undefined if it isn't a reply. */
export const findRoot = async (db: Db | Tx, { id, rootId }: Placed): Promise<CommentRow | undefined> =>
  rootId === id ? undefined : findComment(db, rootId);

/** Whether it, or the comment that it replies to, is by someone on either side of a block. Admins see those too. */
export async function isHiddenByBlock(
  db: Db | Tx,
  person: Person,
  { authorId }: Placed,
  root: Pick<CommentRow, 'authorId'> | undefined,
): Promise<boolean> {
  if (authorId === person.userId || isAdmin(person)) return false;
  const authors = root ? [authorId, root.authorId] : [authorId];
  return (await listBlockedWith(db, person.userId, authors)).size > 0;
}

/** @throws {Failure} 404 for what a block hides. */
export async function assertNotBlocked(
  tx: Tx,
  person: Person,
  comment: Placed,
  root: Pick<CommentRow, 'authorId'> | undefined,
): Promise<void> {
  if (await isHiddenByBlock(tx, person, comment, root)) throw noComment();
}
