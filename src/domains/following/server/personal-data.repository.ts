import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownFollows = [
  personalRows({
    file: 'following/people.json',
    sayAbout: () => say('personalData.following.people'),
    table: 'person_follows',
    owner: 'follower_id',
    key: 'id',
  }),
  personalRows({
    file: 'following/councils.json',
    sayAbout: () => say('personalData.following.councils'),
    table: 'council_follows',
    owner: 'follower_id',
    key: 'id',
  }),
  personalRows({
    file: 'following/blocked.json',
    sayAbout: () => say('personalData.following.blocked'),
    table: 'person_blocks',
    owner: 'blocker_id',
    key: 'id',
  }),
];
