/** The domain’s calls, each in a file of its name. */
import { likeComment } from './choose/like-comment.ts';
import { muteThread } from './choose/mute-thread.ts';
import { setThreadAudience } from './choose/set-thread-audience.ts';
import { hideComment } from './moderate/hide-comment.ts';
import { listComments } from './show/list-comments.ts';
import { searchComments } from './show/search-comments.ts';
import { addComment } from './write/add-comment.ts';
import { deleteComment } from './write/delete-comment.ts';
import { editComment } from './write/edit-comment.ts';

export const commentCalls = {
  listComments,
  searchComments,
  addComment,
  editComment,
  deleteComment,
  likeComment,
  muteThread,
  setThreadAudience,
  hideComment,
};
