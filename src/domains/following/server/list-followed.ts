/** Whom and what the caller follows, blocks or might follow, and who follows them. */
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { onOnePage, readPage } from '#platform/server/http/lists/paging.ts';
import { BLOCKED, FOLLOWED, FOLLOWERS } from './lists.repository.ts';
import { presentBlocked, presentFollowed, presentFollower, presentSuggestion } from './present.ts';
import { readSuggestions } from './suggestions.repository.ts';

export const listFollowed: Call<'listFollowed', { db: Db }> = async ({ db }, request) => {
  const { kind = 'person', ...paging } = request.query;
  const { order, read } = FOLLOWED[kind];
  const { rows, meta } = await read(db, callerOf(request).userId, readPage(paging, order));
  return ok('What you follow.', { data: rows.map(presentFollowed(kind)), meta });
};

export const listFollowers: Call<'listFollowers', { db: Db }> = async ({ db }, request) => {
  const { rows, meta } = await FOLLOWERS.read(db, callerOf(request).userId, readPage(request.query, FOLLOWERS.order));
  return ok('Your followers.', { data: rows.map(presentFollower), meta });
};

export const listSuggestions: Call<'listSuggestions', { db: Db }> = async ({ db }, request) => {
  const rows = await readSuggestions(db, { viewerId: callerOf(request).userId });
  return ok('People you might follow.', onOnePage(rows.map(presentSuggestion)));
};

export const listBlocked: Call<'listBlocked', { db: Db }> = async ({ db }, request) => {
  const { rows, meta } = await BLOCKED.read(db, callerOf(request).userId, readPage(request.query, BLOCKED.order));
  return ok('The people you block.', { data: rows.map(presentBlocked), meta });
};
