import { useSelector } from '@xstate/react';
import { sayName } from '#domains/people/model.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { keepWaiting, withdraw } from '#platform/browser/outbox/outbox.ts';
import { WaitingBadge, waitingStateOf } from '#platform/browser/outbox/waiting-badge.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CommentText } from '../comment-text.tsx';
import { useThreadTools } from '../thread-tools.ts';
import { takeUpComment, type WaitingCommentItem, waitingComments } from './waiting-comments.ts';

interface WaitingCommentProps {
  item: WaitingCommentItem;
  /** Called once its text is back in its field. */
  onTakenUp: () => void;
}

/** In place in the thread: as it will be, with why it isn't there yet. */
export function WaitingComment({ item, onTakenUp }: WaitingCommentProps) {
  const { id: personId, name } = useKnownViewer();
  const { canComment } = useThreadTools();
  const { comment, actor } = item;
  const state = useSelector(actor, waitingStateOf);
  const refusal = useSelector(actor, ({ context }) => context.refusal);

  async function edit() {
    if (await takeUpComment(personId, item).catch(() => false)) onTakenUp();
    else toast({ message: say('comments.waitingComment.notNow'), tone: 'warning' });
  }

  async function remove() {
    const isGone = await withdraw(item).catch(() => false);
    if (!isGone) return void toast({ message: say('comments.waitingComment.notNow'), tone: 'warning' });
    const { id, value } = item;
    toast({
      message: say('comments.waitingComment.withdrawn'),
      detail: say('comments.waitingComment.withdrawnHint'),
      onUndo: () => void keepWaiting(personId, { kind: waitingComments, id, value, isTried: true }).catch(reportError),
    });
  }

  return (
    <article
      aria-label={say('comments.waitingComment.unsent')}
      className={classNames(
        '-mx-3 my-1 flex gap-3 border-s-4 bg-sunken px-3 py-3',
        refusal ? 'border-danger' : 'border-accent',
      )}
    >
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="min-w-0 font-semibold">{comment.author && sayName(comment.author)}</span>
          <span role="status">
            <WaitingBadge state={state} refused={say('comments.waitingComment.refused')} />
          </span>
        </p>
        <CommentText content={comment.content ?? ''} mentions={comment.mentions} />
        {state === 'waiting' && <p className="mt-1 text-sm text-muted">{say('comments.waitingComment.keptHint')}</p>}
        {refusal && <p className="mt-1 text-sm text-danger-ink">{sayErrors(refusal)}</p>}
        {state !== 'sending' && (
          <div className="mt-1 -ms-3 flex flex-wrap items-center gap-x-1">
            {canComment && (
              <Button variant="quiet" size="sm" onClick={() => void edit()}>
                {say('comments.commentActions.edit')}
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              aria-label={say('comments.waitingComment.withdrawNamed')}
              onClick={() => void remove()}
            >
              {say('comments.waitingComment.withdraw')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
