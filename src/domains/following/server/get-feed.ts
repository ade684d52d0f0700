import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { writeCursor } from '#platform/server/http/lists/keyset-cursor.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { FEED, readFeed } from './feed.repository.ts';
import { presentFeed } from './present.ts';

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

/** The feed has no total: counting it would mean reading everything that the followed people and councils ever did. */
export const getFeed: Call<'getFeed', Needs> = async ({ db, presentMedia }, request) => {
  const viewer = callerOf(request);
  const { limit, after } = readPage(request.query, FEED);
  const place = { at: after?.key ?? null, after: after?.id ?? null, limit: limit + 1 };
  const [feed] = await readFeed(db, { viewerId: viewer.userId, ...place });
  if (!feed) throw new Error('The feed answers one row');
  const found = feed.entries ?? [];
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const nextCursor = found.length > limit && last ? writeCursor(FEED, last) : null;
  const meta = { pageSize: limit, nextCursor, followsAnyone: feed.followsAnyone };
  const data = presentFeed(presentMedia, viewer, feed, entries);
  return ok('Your feed.', { data, meta });
};
