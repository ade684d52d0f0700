import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { onOnePage, readPage } from '#platform/http/paging.ts';
import { follow, mute, readState, unfollow } from './follows.service.ts';
import { FOLLOWED, FOLLOWERS } from './lists.repository.ts';
import { presentFollowed, presentFollower, presentSuggestion } from './present.ts';
import { readSuggestions } from './suggestions.repository.ts';

type FollowHandlers = Handlers<
  | 'startFollowing'
  | 'stopFollowing'
  | 'muteFollowed'
  | 'getFollowState'
  | 'listFollowed'
  | 'listFollowers'
  | 'listSuggestions'
>;

export function createFollowHandlers(db: Db): FollowHandlers {
  return {
    startFollowing: async (request) => ok('You follow them.', await follow(db, callerOf(request).userId, request.body)),

    stopFollowing: async (request) =>
      ok('You don’t follow them.', await unfollow(db, callerOf(request).userId, request.body)),

    muteFollowed: async (request) => {
      const state = await mute(db, callerOf(request).userId, request.body);
      return ok(state.isMuted ? 'Muted.' : 'Unmuted.', state);
    },

    getFollowState: async (request) =>
      ok('How you follow each other.', await readState(db, callerOf(request).userId, request.query)),

    listFollowed: async (request) => {
      const { kind = 'person', ...paging } = request.query;
      const { order, read } = FOLLOWED[kind];
      const { rows, meta } = await read(db, callerOf(request).userId, readPage(paging, order));
      return ok('What you follow.', { data: rows.map(presentFollowed(kind)), meta });
    },

    listFollowers: async (request) => {
      const page = readPage(request.query, FOLLOWERS.order);
      const { rows, meta } = await FOLLOWERS.read(db, callerOf(request).userId, page);
      return ok('Your followers.', { data: rows.map(presentFollower), meta });
    },

    listSuggestions: async (request) => {
      const rows = await readSuggestions(db, { viewerId: callerOf(request).userId });
      return ok('People you might follow.', onOnePage(rows.map(presentSuggestion)));
    },
  };
}
