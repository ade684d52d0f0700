/** Reporting comments, and hiding them by a decision or because of many reports. */
import type { CommentState } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { withMentionNames } from '../../model.ts';
import { findRoot, isHiddenByBlock } from '../blocks.ts';
import { commentPathOf } from '../comment-paths.ts';
import { findComment, findCommentForUpdate } from '../comments.repository.ts';
import { canRead, canReadText, isReached } from '../policy.ts';
import { readNames } from '../public-names.ts';
import { findThread } from '../subjects.repository.ts';
import { type DecidedBy, declineComment, hideUntilReviewed, restoreComment } from './hiding.ts';

type Changes = Partial<Record<CommentState, typeof hideUntilReviewed>>;

const HIDING: Changes = { visible: hideUntilReviewed, held: declineComment };
const SHOWING: Changes = { held: restoreComment, hidden: restoreComment };

export const reportedComments = {
  /** Three reports by people of standing hide it until an admin has looked at it. */
  isHiddenByReports: true,

  /** Undefined if this viewer can't read it. */
  find: async (db: Db | Tx, viewer: Viewer, id: string) => {
    const comment = await findComment(db, id);
    if (!comment || comment.content === null || !canReadText(viewer, comment)) return undefined;
    const subject = { kind: comment.kind, id: comment.subjectId };
    const thread = await findThread(db, subject, viewer?.userId ?? null);
    if (!thread || !canRead(viewer, thread) || !isReached(viewer, comment, thread)) return undefined;
    if (viewer && (await isHiddenByBlock(db, viewer, comment, await findRoot(db, comment)))) return undefined;
    const { authorId, content, mentions } = comment;
    return {
      ownerId: authorId,
      title: { of: 'comment', on: thread.title } as const,
      text: withMentionNames(content, await readNames(db, mentions)),
      link: commentPathOf(subject, thread.title, id),
      media: [],
      isHidden: comment.state !== 'visible',
    };
  },

  /**
   * Called when a case is decided, or after many reports. No-op for a deleted comment. @returns whether anything
   * changed.
   */
  setHidden: async (tx: Tx, id: string, { isHidden, ...by }: { isHidden: boolean } & DecidedBy): Promise<boolean> => {
    const comment = await findCommentForUpdate(tx, id);
    const change = comment && (isHidden ? HIDING : SHOWING)[comment.state];
    await change?.(tx, id, by);
    return change !== undefined;
  },
};
