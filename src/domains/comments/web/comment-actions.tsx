import { sayName } from '#domains/people/model.ts';
import type { Comment } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayIfWaiting, WaitingMark } from '#platform/browser/outbox/waiting-mark.tsx';
import { useKnownViewer, useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, type MenuEntry } from '#ui/buttons/menu.tsx';
import { oncePerDoubleClick } from '#ui/buttons/once-per-double-click.ts';
import { HeartIcon } from '#ui/drawn/icons.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { useNow } from '#ui/timing/hydration.ts';
import { type CommentStatus, can } from '../lifecycle.ts';
import { anchorOf, isEditable } from '../model.ts';
import { sayLikes } from './thread-texts.ts';
import { useThreadTools } from './thread-tools.ts';
import { useHideComment, useLikeComment } from './use-comment-actions.ts';

interface CommentActionsProps {
  comment: Comment;
  onReply: () => void;
  onEdit: () => void;
  onNameLanguage: () => void;
}

/** What the viewer can do with a comment. */
export function CommentActions({ comment, onReply, ...own }: CommentActionsProps) {
  const viewer = useViewer();
  const isVisible = comment.state === 'visible';
  return (
    <div className="mt-1 -ms-3 flex flex-wrap items-center gap-x-1">
      {isVisible && (viewer ? <Like comment={comment} /> : <Likes count={comment.likeCount} />)}
      {isVisible && viewer && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={say('comments.commentActions.replyTo', {
            name: isolate(comment.author ? sayName(comment.author) : ''),
          })}
          onClick={onReply}
        >
          {say('comments.commentActions.reply')}
        </Button>
      )}
      <More comment={comment} {...own} />
    </div>
  );
}

function Like({ comment }: { comment: Comment }) {
  const { subject } = useThreadTools();
  const { id: userId } = useKnownViewer();
  const { isOn, isWaiting, likeCount, press } = useLikeComment(subject, comment, userId);
  const label =
    likeCount === 0
      ? say('comments.commentActions.like')
      : say('comments.commentActions.likeCounted', { count: likeCount });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={isOn}
      aria-label={sayIfWaiting(label, isWaiting)}
      onClick={oncePerDoubleClick(press)}
    >
      <HeartIcon isFilled={isOn} className="size-4" />
      {likeCount > 0 && <span className="tabular-nums">{formatNumber(likeCount)}</span>}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}

const Likes = ({ count }: { count: number }) =>
  count > 0 && <span className="px-3 text-sm text-muted tabular-nums">{sayLikes(count)}</span>;

function More({ comment, ...own }: Omit<CommentActionsProps, 'onReply'>) {
  const entries = useEntries(comment, own);
  const name = say('comments.commentActions.menuLabel', {
    name: isolate(comment.author ? sayName(comment.author) : ''),
  });
  return (
    <Menu
      label={say('comments.commentActions.more')}
      aria-label={name}
      variant="quiet"
      size="sm"
      hasChevron={false}
      align="start"
      entries={entries}
    />
  );
}

function useEntries(
  comment: Comment,
  { onEdit, onNameLanguage }: Pick<CommentActionsProps, 'onEdit' | 'onNameLanguage'>,
): MenuEntry[] {
  const viewer = useViewer();
  const { subject, remove, moreEntries } = useThreadTools();
  const hiding = useHideComment(subject, comment);
  const status: CommentStatus = { state: comment.state, isInTime: isEditable(new Date(comment.createdAt), useNow()) };
  const isOwn = viewer !== null && comment.author?.id === viewer.id;
  const isAdmin = viewer?.role === 'Admin';
  const canHide = can(status, { type: 'comment.hidden' });
  const canShow = can(status, { type: 'comment.restored', isInTime: status.isInTime });
  return [
    { id: 'link', label: say('comments.commentActions.copyLink'), onSelect: () => void copyLink(comment.id) },
    ...(isOwn && can(status, { type: 'comment.edited' })
      ? [{ id: 'edit', label: say('comments.commentActions.edit'), onSelect: onEdit }]
      : []),
    ...(isOwn && comment.content !== null
      ? [{ id: 'language', label: say('comments.commentActions.language'), onSelect: onNameLanguage }]
      : []),
    ...(isAdmin && !isOwn && canHide
      ? [{ id: 'hide', label: say('comments.commentActions.hide'), onSelect: () => hiding.mutate(true) }]
      : []),
    ...(isAdmin && !isOwn && canShow
      ? [{ id: 'show', label: say('comments.commentActions.restore'), onSelect: () => hiding.mutate(false) }]
      : []),
    ...(moreEntries?.(comment) ?? []),
    ...((isOwn || isAdmin) && can(status, { type: 'comment.deleted' })
      ? [
          {
            id: 'delete',
            label: say('comments.commentActions.delete'),
            isDanger: true,
            onSelect: () => remove(comment),
          },
        ]
      : []),
  ];
}

async function copyLink(id: string): Promise<void> {
  const address = new URL(`#${anchorOf(id)}`, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    toast({ message: say('comments.commentActions.linkCopied'), tone: 'success' });
  } catch {
    // The clipboard is unavailable without a permission or a secure origin.
    toast({ message: say('comments.commentActions.copyFallback'), detail: address, duration: null });
  }
}
