/** Reads threads, a page at a time, in both directions. */
import type { CommentPageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type Order, readCursor, writeCursor } from '#platform/server/http/lists/keyset-cursor.ts';
import { isId } from '#platform/server/http/strict-values.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { assertCanRead, isAdmin } from '../policy.ts';
import { presentComment, presentThread } from '../present.ts';
import { findShownThread, type PageRequest, type ShownComment, type ShownThread } from './thread-page.repository.ts';

type Place = Pick<PageRequest, 'place' | 'before' | 'after' | 'rootKey' | 'commentId'>;

/** A cursor contains the id of the comment that a row replies to (its own id if none), and the row's id. */
const DIRECTIONS = {
  earlier: { name: 'comments:earlier', isKey: isId },
  later: { name: 'comments:later', isKey: isId },
} as const satisfies Record<string, Order>;

/** @throws {Failure} 404 if the viewer may not read the thread, 422 for a foreign cursor. */
export const listComments: Call<'listComments', { db: Db }> = async ({ db }, request) => {
  const viewer = viewerOf(request);
  const { kind, id, page_size: size = 20 } = request.query;
  const place = placeOf(request.query, size);
  const viewerId = viewer?.userId ?? null;
  const thread = await findShownThread(db, { kind, id, viewerId, seesHeld: isAdmin(viewer), ...place });
  assertCanRead(viewer, thread);
  const { comments, meta } = cutPage(thread, place, size);
  const data = comments.map((comment) => presentComment(viewer, comment, thread));
  return ok('Comments.', { data, thread: presentThread(viewer, request.query, thread), meta });
};

function placeOf({ cursor, around }: { cursor?: string; around?: string }, size: number): Place {
  const none = { rootKey: null, commentId: null };
  const more = size + 1;
  if (cursor !== undefined) {
    const isEarlier = nameIn(cursor) === DIRECTIONS.earlier.name;
    const { key, id } = readCursor(isEarlier ? DIRECTIONS.earlier : DIRECTIONS.later, cursor);
    const beside = { rootKey: key, commentId: id };
    return isEarlier
      ? { place: 'earlier', before: more, after: 0, ...beside }
      : { place: 'later', before: 0, after: more, ...beside };
  }
  if (around === undefined) return { place: 'newest', before: more, after: 0, ...none };
  return { place: 'around', before: more, after: Math.floor(size / 2) + 1, ...none, commentId: around };
}

/** The direction in which a cursor leads. Only `readCursor` checks whether it's one of ours. */
function nameIn(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString().startsWith(`["${DIRECTIONS.earlier.name}"`)
    ? DIRECTIONS.earlier.name
    : DIRECTIONS.later.name;
}

/** @returns the comments of the page, oldest first. */
function cutPage(
  { before, after }: Pick<ShownThread, 'before' | 'after'>,
  place: Place,
  size: number,
): { comments: ShownComment[]; meta: CommentPageMeta } {
  const later = after.slice(0, Math.max(0, place.after - 1));
  const earlier = before.slice(0, size - later.length);
  const comments = [...earlier.toReversed(), ...later];
  const hasEarlier = place.place === 'later' || before.length > earlier.length;
  const hasLater = place.place === 'earlier' || after.length > later.length;
  const [first] = comments;
  const last = comments.at(-1);
  return {
    comments,
    meta: {
      pageSize: size,
      earlierCursor: first && hasEarlier ? cursorAt('earlier', first) : null,
      laterCursor: last && hasLater ? cursorAt('later', last) : null,
    },
  };
}

const cursorAt = (direction: keyof typeof DIRECTIONS, { rootId, id }: ShownComment): string =>
  writeCursor(DIRECTIONS[direction], { key: rootId, id });
