import { each, type TopicTable } from '#platform/http/topics.ts';

export const COMMENT_TOPICS: TopicTable = {
  // What hides an item hides its comments.
  shows: each(
    ['listComments', 'searchComments'],
    ['comments', 'people', 'media', 'impacts', 'news', 'councils', 'opportunities'],
  ),
  // Not likes, of which there are many: a count of them may be a second old.
  changes: each(['addComment', 'editComment', 'deleteComment', 'hideComment', 'setThreadAudience'], ['comments']),
};
