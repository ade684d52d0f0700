import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownComments = [
  personalRows({
    file: 'comments/comments.json',
    sayAbout: () => say('personalData.comments.comments'),
    table: 'comments',
    owner: 'author_id',
    key: 'id',
    // People you mentioned are named in the text by their ids.
    excluded: ['mentions', 'draft_id'],
  }),
  personalRows({
    file: 'comments/likes.json',
    sayAbout: () => say('personalData.comments.likes'),
    table: 'comment_likes',
    owner: 'user_id',
    key: 'comment_id',
  }),
  personalRows({
    file: 'comments/muted.json',
    sayAbout: () => say('personalData.comments.muted'),
    table: 'comment_mutes',
    owner: 'user_id',
    key: 'subject_id',
  }),
];
