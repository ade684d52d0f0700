import { useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/viewer.ts';
import { isolate } from '#ui/isolate.ts';
import { useRestoreFocus } from '#ui/use-restore-focus.ts';
import { type CommentDraft, EMPTY_DRAFT } from './comment-draft.ts';
import { CommentItem } from './comment-item.tsx';
import { Composer } from './composer.tsx';
import { useThreadTools } from './thread-tools.ts';
import { usePostComment } from './use-post-comment.ts';

export interface Exchange {
  /** The id of the comment at its beginning. */
  id: string;
  /** Null if it's on an earlier page. */
  root: Comment | null;
  replies: readonly Comment[];
}

/** Comments with their replies, in the order of the list. */
export function exchangesIn(comments: readonly Comment[]): Exchange[] {
  const byRoot = Map.groupBy(comments, ({ id, parentId }) => parentId ?? id);
  return [...byRoot].map(([id, some]) => ({
    id,
    root: some.find((comment) => comment.id === id) ?? null,
    replies: some.filter((comment) => comment.id !== id),
  }));
}

/** A comment and the replies to it. */
export function Conversation({ exchange: { id, root, replies } }: { exchange: Exchange }) {
  const [answered, setAnswered] = useState<Comment | null>(null);
  return (
    <>
      {root && <CommentItem comment={root} onReply={() => setAnswered(root)} />}
      {(replies.length > 0 || answered) && (
        <div className="ms-4 border-s-2 border-line ps-4 sm:ms-11">
          <ol aria-label={say('comments.conversation.replies')}>
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentItem comment={reply} onReply={() => setAnswered(reply)} />
              </li>
            ))}
          </ol>
          {answered && (
            <div className="py-3">
              <Reply key={answered.id} rootId={id} answered={answered} onDone={() => setAnswered(null)} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface ReplyProps {
  rootId: string;
  answered: Comment;
  onDone: () => void;
}

/** A reply to a reply begins with a mention of the person it answers, since it's listed with the other replies. */
function Reply({ rootId, answered, onDone }: ReplyProps) {
  useRestoreFocus();
  const { subject, onPosted } = useThreadTools();
  const viewer = useKnownViewer();
  const post = usePostComment(subject, onPosted);
  const { author } = answered;
  const [start] = useState<CommentDraft>(() =>
    author && answered.id !== rootId && author.id !== viewer.id
      ? { text: `@${sayName(author)} `, people: [{ id: author.id, name: sayName(author) }] }
      : EMPTY_DRAFT,
  );
  return (
    <Composer
      name={`reply-${answered.id}`}
      label={
        author
          ? say('comments.conversation.replyTo', { name: isolate(sayName(author)) })
          : say('comments.conversation.reply')
      }
      send={say('comments.conversation.postReply')}
      draftKey={`comment ${viewer.id} reply ${answered.id}`}
      start={start}
      autoFocus
      onSend={async (written) => {
        await post({ ...written, parentId: rootId });
      }}
      onSent={onDone}
      onCancel={onDone}
    />
  );
}
