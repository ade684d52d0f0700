import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownFollows = [
  ownRows({
    file: 'following/people.json',
    about: 'People you follow or followed. One with an end is kept so that they aren’t notified again.',
    table: 'person_follows',
    owner: 'follower_id',
    key: 'id',
  }),
  ownRows({
    file: 'following/councils.json',
    about: 'Councils you follow.',
    table: 'council_follows',
    owner: 'follower_id',
    key: 'id',
  }),
  ownRows({
    file: 'following/blocked.json',
    about: 'People you block.',
    table: 'person_blocks',
    owner: 'blocker_id',
    key: 'id',
  }),
];
