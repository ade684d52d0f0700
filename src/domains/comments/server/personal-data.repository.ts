import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownComments = [
  ownRows({
    file: 'comments/comments.json',
    about: 'Your comments. Those you deleted have no text any more.',
    table: 'comments',
    owner: 'author_id',
    key: 'id',
    // People you mentioned are named in the text by their ids.
    without: ['mentions', 'draft_id'],
  }),
  ownRows({
    file: 'comments/likes.json',
    about: 'Comments you like.',
    table: 'comment_likes',
    owner: 'user_id',
    key: 'comment_id',
  }),
  ownRows({
    file: 'comments/muted.json',
    about: 'What you muted: nothing about its comments is sent to you.',
    table: 'comment_mutes',
    owner: 'user_id',
    key: 'subject_id',
  }),
];
