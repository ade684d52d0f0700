/** The domain’s calls. */

import type { Comment, CommentThread } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { type Person, viewerOf } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { assertImpartial, deleteComment, hideComment, restoreInThread } from './moderation.service.ts';
import { chooseAudience, like, mute } from './preferences.service.ts';
import { presentComment, presentFound, presentThread } from './present.ts';
import { readComment, readPageOf, readThread } from './reading.service.ts';
import { findComments } from './search.service.ts';
import type { Subject } from './subjects.repository.ts';
import { addComment, editComment } from './writing.service.ts';

type CommentHandlers = Handlers<
  | 'listComments'
  | 'searchComments'
  | 'addComment'
  | 'editComment'
  | 'deleteComment'
  | 'likeComment'
  | 'muteThread'
  | 'setThreadAudience'
  | 'hideComment'
>;

interface CommentNeeds {
  db: Db;
  jobs: Jobs;
}

export function createCommentHandlers({ db, jobs }: CommentNeeds): CommentHandlers {
  const show = async (person: Person, id: string): Promise<Comment> => {
    const { comment, thread } = await readComment(db, person, id);
    return presentComment(person, comment, thread);
  };
  const showThread = async (person: Person, subject: Subject): Promise<CommentThread> =>
    presentThread(person, subject, await readThread(db, person, subject));

  return {
    listComments: async (request) => {
      const viewer = viewerOf(request);
      const { thread, comments, meta } = await readPageOf(db, viewer, request.query);
      const data = comments.map((comment) => presentComment(viewer, comment, thread));
      return ok('Comments.', { data, thread: presentThread(viewer, request.query, thread), meta });
    },

    searchComments: async (request) => {
      const viewer = viewerOf(request);
      const { rows, meta } = await findComments(db, viewer, request.query);
      return ok('Comments found.', { data: rows.map((row) => presentFound(viewer, row)), meta });
    },

    addComment: async (request) => {
      const person = callerOf(request);
      const comment = await show(person, await addComment({ db, jobs }, person, request.body));
      const isHeld = comment.state === 'held';
      return ok(isHeld ? 'Your comment will appear once an admin has looked at it.' : 'Comment posted.', comment);
    },

    editComment: async (request) => {
      const person = callerOf(request);
      await editComment(db, person, request.params.id, request.body.content);
      return ok('Comment edited.', await show(person, request.params.id));
    },

    deleteComment: async (request) => {
      await deleteComment(db, callerOf(request), request.params.id);
      return ok(say('comments.messages.deleted'), null);
    },

    likeComment: async (request) => ok('Like saved.', await like(db, callerOf(request), request.body)),

    muteThread: async (request) => {
      const person = callerOf(request);
      const { isMuted, ...subject } = request.body;
      await mute(db, person, subject, isMuted);
      return ok(isMuted ? 'Muted.' : 'Unmuted.', await showThread(person, subject));
    },

    setThreadAudience: async (request) => {
      const person = callerOf(request);
      const { id, audience } = request.body;
      await chooseAudience(db, person, id, audience);
      return ok('Saved.', await showThread(person, { kind: 'council', id }));
    },

    hideComment: async (request) => {
      const person = callerOf(request);
      const { commentId, isHide, reason } = request.body;
      const change = isHide ? hideComment : restoreInThread;
      await db.transaction().execute(async (tx) => {
        await assertImpartial(tx, commentId, person);
        await change(tx, commentId, { actorId: person.userId, reason });
      });
      return ok(isHide ? 'Comment hidden.' : 'Comment shown again.', await show(person, commentId));
    },
  };
}
