import { useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { useRestoreFocus } from '#ui/focus/use-restore-focus.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { type CommentDraft, EMPTY_DRAFT, NEW_COMMENT, replyFieldOf, replyKeyOf } from './comment-draft.ts';
import { CommentItem } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { useThreadTools } from './thread-tools.ts';
import { usePostComment } from './use-post-comment.ts';
import { WaitingComment } from './waiting/waiting-comment.tsx';
import type { WaitingCommentItem } from './waiting/waiting-comments.ts';

interface Exchange {
  /** The id of the comment at its beginning. */
  id: string;
  /** Null if it's on an earlier page. */
  root: Comment | null;
  replies: readonly Comment[];
}

/** Comments with their replies, in the order of the list. */
function exchangesIn(comments: readonly Comment[]): Exchange[] {
  const byRoot = Map.groupBy(comments, ({ id, parentId }) => parentId ?? id);
  return [...byRoot].map(([id, some]) => ({
    id,
    root: some.find((comment) => comment.id === id) ?? null,
    replies: some.filter((comment) => comment.id !== id),
  }));
}

/** A comment that someone is answering. */
interface Answered {
  comment: Comment;
  /** When its conversation began, empty if its first comment is on another page. */
  since: string;
}

/**
 * All conversations of a thread. Someone answering a comment keeps what they have written when the comment is
 * deleted or can't be seen any more.
 */
export function Conversations({ comments }: { comments: readonly Comment[] }) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answered>>(new Map());
  const answer = ({ id, root }: Exchange, comment: Comment | null) =>
    setAnswers((before) => {
      const others = [...before].filter(([other]) => other !== id);
      return new Map(comment ? [...others, [id, { comment, since: root?.createdAt ?? '' }]] : others);
    });
  return (
    <ol className="mt-4">
      {withAnswered(exchangesIn(comments), answers).map((exchange) => (
        <li key={exchange.id}>
          <Conversation
            exchange={exchange}
            answered={answers.get(exchange.id)?.comment ?? null}
            onAnswer={(comment) => answer(exchange, comment)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Puts conversations that are gone, but are being answered, where they were. */
function withAnswered(exchanges: readonly Exchange[], answers: ReadonlyMap<string, Answered>): Exchange[] {
  const all = [...exchanges];
  for (const [id, { since }] of answers) {
    if (all.some((exchange) => exchange.id === id)) continue;
    const next = all.findIndex(({ root }) => root !== null && root.createdAt > since);
    all.splice(next === -1 ? all.length : next, 0, { id, root: null, replies: [] });
  }
  return all;
}

interface ConversationProps {
  exchange: Exchange;
  answered: Comment | null;
  /** Begins or ends a reply. */
  onAnswer: (comment: Comment | null) => void;
}

function Conversation({ exchange: { id, root, replies }, answered, onAnswer }: ConversationProps) {
  const { waiting } = useThreadTools();
  const find = (wanted: string) => [root, ...replies].find((comment) => comment?.id === wanted);
  const isGone = answered !== null && !find(answered.id);
  // Its text is in its field again. What it answers may be on an earlier page.
  const goOnWriting = ({ comment, value: { answeredId } }: WaitingCommentItem) => {
    if (answeredId !== null) onAnswer(find(answeredId) ?? { ...comment, id: answeredId, author: null });
    document.getElementById(answeredId === null ? NEW_COMMENT : replyFieldOf(answeredId))?.focus();
  };
  const itemOf = (comment: Comment) => {
    const item = waiting.get(comment.id);
    if (item) return <WaitingComment item={item} onTakenUp={() => goOnWriting(item)} />;
    return <CommentItem comment={comment} onReply={() => onAnswer(comment)} />;
  };
  return (
    <>
      {root && itemOf(root)}
      {(replies.length > 0 || answered) && (
        <div className="ms-4 border-s-2 border-line ps-4 sm:ms-11">
          <ol aria-label={say('comments.conversation.replies')}>
            {replies.map((reply) => (
              <li key={reply.id}>{itemOf(reply)}</li>
            ))}
          </ol>
          {answered && (
            <div className="py-3">
              <p role="status" className="text-sm text-muted not-empty:mb-3">
                {isGone && say('comments.conversation.parentGone')}
              </p>
              <Reply key={answered.id} rootId={id} answered={answered} onDone={() => onAnswer(null)} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** A reply to a reply begins with a mention of the person it answers, since it's listed with the other replies. */
function Reply({ rootId, answered, onDone }: { rootId: string; answered: Comment; onDone: () => void }) {
  useRestoreFocus();
  const viewer = useKnownViewer();
  const post = usePostComment({ rootId, ...answered });
  const { author } = answered;
  const [start] = useState<CommentDraft>(() =>
    author && answered.id !== rootId && author.id !== viewer.id
      ? { text: `@${sayName(author)} `, people: [{ id: author.id, name: sayName(author) }] }
      : EMPTY_DRAFT,
  );
  return (
    <Composer
      name={replyFieldOf(answered.id)}
      label={
        author
          ? say('comments.conversation.replyTo', { name: isolate(sayName(author)) })
          : say('comments.conversation.reply')
      }
      send={say('comments.conversation.postReply')}
      draftKey={replyKeyOf(viewer.id, answered.id)}
      worksOffline
      start={start}
      autoFocus
      onSend={post}
      onSent={onDone}
      onCancel={onDone}
    />
  );
}
