/** Notifications about comments, written in the transaction of the event: at most one per person and comment. */
import {
  type BundledInput,
  headline,
  listHadBundle,
  notifyBundled,
  notifyPages,
} from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { withMentionNames } from '../model.ts';
import { listReaders, listRecipients } from './audience.repository.ts';
import { commentPathOf } from './comment-paths.ts';
import type { CommentRow } from './comments.repository.ts';
import { readNames } from './public-names.ts';
import type { Subject, ThreadRow } from './subjects.repository.ts';

export interface CommentContext {
  subject: Subject;
  thread: ThreadRow;
  comment: Pick<CommentRow, 'id' | 'rootId' | 'authorId' | 'audience'> & {
    content: string;
    mentions: readonly string[];
  };
  /** The author of the comment it replies to; null for a comment on the item itself. */
  repliesTo: string | null;
}

type Kind = Extract<BundledInput['kind'], `comment_${string}`>;

const BODY_LENGTH = 500;

/**
 * Notifies the author of the comment it replies to, the people it mentions and the item's owner. Someone who is several
 * of these gets one notification, of the first kind in this order.
 */
export async function notifyOfComment(
  tx: Tx,
  context: CommentContext,
  notifiedLater: readonly string[] = [],
): Promise<void> {
  const { comment, subject, thread, repliesTo } = context;
  const kinds = new Map<string, Kind>([[thread.ownerId, 'comment_received']]);
  for (const userId of comment.mentions) kinds.set(userId, 'comment_mentioned');
  const isAnswer = subject.kind === 'opportunity' && comment.authorId === thread.ownerId;
  if (repliesTo !== null) kinds.set(repliesTo, isAnswer ? 'comment_answered' : 'comment_replied');
  await notifyReached(tx, context, kinds, notifiedLater);
}

/** Notifies the people whom an edit mentions for the first time, not those whose mention was removed and put back. */
export async function notifyMentioned(tx: Tx, context: CommentContext, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const had = await listHadBundle(tx, userIds, bundleOf('comment_mentioned', context));
  const fresh = userIds.filter((userId) => !had.has(userId));
  await notifyReached(tx, context, new Map(fresh.map((userId) => [userId, 'comment_mentioned'])));
}

async function notifyReached(
  tx: Tx,
  context: CommentContext,
  kinds: ReadonlyMap<string, Kind>,
  notifiedLater: readonly string[] = [],
): Promise<void> {
  const { comment, subject, thread } = context;
  const { authorId } = comment;
  const reached = await listRecipients(tx, subject, comment, { authorId, userIds: [...kinds.keys()] });
  if (reached.size === 0) return;
  const nameOf = await readNames(tx, [authorId, ...comment.mentions]);
  const shared = {
    bodyFor: () => truncateTo(BODY_LENGTH, withMentionNames(comment.content, nameOf)),
    link: commentPathOf(subject, thread.title, comment.id),
    actorId: authorId,
  };
  const news = [...kinds]
    .filter(([userId]) => reached.has(userId))
    .map(
      ([userId, kind]): BundledInput => ({
        ...shared,
        userId,
        kind,
        bundle: bundleOf(kind, context),
        titleFor: (others) => titleOf(kind, context, { name: nameOf(authorId), others }),
      }),
    );
  await notifyBundled(tx, news, notifiedLater);
}

/**
 * What a notification gathers until it's read: the comments on an item, or the replies to a comment. Each mention has a
 * notification of its own.
 */
function bundleOf(kind: Kind, { subject, comment }: CommentContext): string {
  if (kind === 'comment_received') return `${kind}:${subject.kind}:${subject.id}`;
  return `${kind}:${kind === 'comment_mentioned' ? comment.id : comment.rootId}`;
}

const NAME_LENGTH = 50;

/** @param by the author of the latest comment, and how many other people commented before. */
function titleOf(kind: Kind, { subject, thread }: CommentContext, by: { name: string; others: number }): string {
  const said = { ...by, name: isolate(truncateTo(NAME_LENGTH, by.name)), title: headline(thread.title) };
  switch (kind) {
    case 'comment_received':
      return say('comments.notifications.received', { ...said, kind: subject.kind });
    case 'comment_mentioned':
      return say('comments.notifications.mentioned', said);
    case 'comment_answered':
      return say('comments.notifications.answered', said);
    case 'comment_replied':
      return say('comments.notifications.replied', said);
  }
}

/** Notifies the open pages of those whom the change concerns, which then reload the thread. */
export async function notifyThreadChanged(tx: Tx, subject: Subject, { audience }: Pick<CommentRow, 'audience'>) {
  await notifyPages(tx, `comments/${subject.kind}/${subject.id}`, await listReaders(tx, subject, audience));
}
