import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownComments = [
  ownRows({
    file: 'comments/comments.json',
    sayAbout: () => say('personalData.comments.comments'),
    table: 'comments',
    owner: 'author_id',
    key: 'id',
    // People you mentioned are named in the text by their ids.
    without: ['mentions', 'draft_id'],
  }),
  ownRows({
    file: 'comments/likes.json',
    sayAbout: () => say('personalData.comments.likes'),
    table: 'comment_likes',
    owner: 'user_id',
    key: 'comment_id',
  }),
  ownRows({
    file: 'comments/muted.json',
    sayAbout: () => say('personalData.comments.muted'),
    table: 'comment_mutes',
    owner: 'user_id',
    key: 'subject_id',
  }),
];
