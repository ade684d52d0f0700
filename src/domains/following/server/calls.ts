/** The domain’s calls. */
import { blockPerson, unblockPerson } from './block-person.ts';
import { getFollowState, muteFollowed, stopFollowing } from './follow-state.ts';
import { getFeed } from './get-feed.ts';
import { listBlocked, listFollowed, listFollowers, listSuggestions } from './list-followed.ts';
import { startFollowing } from './start-following.ts';

export const followingCalls = {
  startFollowing,
  stopFollowing,
  muteFollowed,
  getFollowState,
  listFollowed,
  listFollowers,
  listSuggestions,
  getFeed,
  blockPerson,
  unblockPerson,
  listBlocked,
};
