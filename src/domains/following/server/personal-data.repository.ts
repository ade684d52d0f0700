import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownFollows = [
  ownRows({
    file: 'following/people.json',
    sayAbout: () => say('personalData.following.people'),
    table: 'person_follows',
    owner: 'follower_id',
    key: 'id',
  }),
  ownRows({
    file: 'following/councils.json',
    sayAbout: () => say('personalData.following.councils'),
    table: 'council_follows',
    owner: 'follower_id',
    key: 'id',
  }),
  ownRows({
    file: 'following/blocked.json',
    sayAbout: () => say('personalData.following.blocked'),
    table: 'person_blocks',
    owner: 'blocker_id',
    key: 'id',
  }),
];
