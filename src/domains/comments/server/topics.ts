import { each, type TopicTable } from '#platform/server/http/cache/topics.ts';

export const COMMENT_TOPICS: TopicTable = {
  // Whatever hides an item also hides its comments.
  shows: each(
    ['listComments', 'searchComments'],
    ['comments', 'people', 'media', 'impacts', 'news', 'councils', 'opportunities'],
  ),
  // Likes aren't included, since there are many: their count may be a second old.
  changes: each(['addComment', 'editComment', 'deleteComment', 'hideComment', 'setThreadAudience'], ['comments']),
};
