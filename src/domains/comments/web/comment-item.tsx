import { useEffect, useRef, useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { RoleMark } from '#platform/browser/people/role-mark.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TranslationBar } from '#platform/browser/translation/translation-bar.tsx';
import { useTranslation } from '#platform/browser/translation/use-translation.ts';
import { WrittenInForm } from '#platform/browser/translation/written-in-choice.tsx';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { anchorOf } from '../model.ts';
import { CommentActions } from './comment-actions.tsx';
import { draftOf } from './comment-draft.ts';
import { CommentText } from './comment-text.tsx';
import { Composer } from './composer.tsx';
import { THREAD_TEXTS } from './thread-texts.ts';
import { useThreadTools } from './thread-tools.ts';
import { useEditComment } from './use-comment-actions.ts';

export function CommentItem({ comment, onReply }: { comment: Comment; onReply: () => void }) {
  const { target, goesToTarget } = useThreadTools();
  const frame = useRef<HTMLElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [isNamingLanguage, setNamingLanguage] = useState(false);
  const isTarget = target === comment.id;
  const endEditing = () => {
    setIsEditing(false);
    setNamingLanguage(false);
    // The focus was in the comment's menu before, which isn't there while editing.
    frame.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isTarget) return;
    if (goesToTarget) frame.current?.scrollIntoView({ block: 'center' });
    frame.current?.focus({ preventScroll: true });
  }, [isTarget, goesToTarget]);
  return (
    <article
      ref={frame}
      id={anchorOf(comment.id)}
      tabIndex={-1}
      aria-label={
        comment.author
          ? say('comments.commentItem.commentBy', { name: isolate(sayName(comment.author)) })
          : say('comments.commentItem.deletedComment')
      }
      className={classNames('-mx-3 rounded-md px-3 py-3 outline-offset-0', isTarget && 'bg-selected')}
    >
      {comment.author ? (
        <div className="flex gap-3">
          <Avatar name={sayName(comment.author)} src={comment.author.avatarUrl ?? undefined} size="sm" />
          <div className="min-w-0 flex-1">
            <Byline comment={comment} author={comment.author} />
            {isEditing ? (
              <Editing comment={comment} onDone={endEditing} />
            ) : (
              <>
                <Body comment={comment} />
                {isNamingLanguage && <WrittenInForm of={{ kind: 'comment', ...comment }} onDone={endEditing} />}
                <CommentActions
                  comment={comment}
                  onReply={onReply}
                  onEdit={() => setIsEditing(true)}
                  onNameLanguage={() => setNamingLanguage(true)}
                />
              </>
            )}
          </div>
        </div>
      ) : (
        <p className="text-muted italic rtl:not-italic">
          {comment.deletedBy === 'admin'
            ? say('comments.commentItem.deletedByAdmin')
            : say('comments.commentItem.commentDeleted')}
        </p>
      )}
    </article>
  );
}

function Byline({ comment, author }: { comment: Comment; author: NonNullable<Comment['author']> }) {
  const { subject, audience } = useThreadTools();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
      <PersonName person={author} className="min-w-0 font-semibold text-ink" />
      <RoleMark person={author} />
      {comment.isByOwner && <Badge tone="action">{THREAD_TEXTS[subject.kind].owner}</Badge>}
      <Ago value={comment.createdAt} />
      {comment.editedAt && <span>{say('comments.commentItem.edited')}</span>}
      {comment.audience !== audience && (
        <Badge>
          {comment.audience === 'members'
            ? say('comments.commentItem.membersBadge')
            : say('comments.commentItem.publicBadge')}
        </Badge>
      )}
      {comment.state === 'held' && <Badge tone="accent">{say('comments.commentItem.heldBadge')}</Badge>}
      {comment.state === 'hidden' && comment.content !== null && (
        <Badge tone="accent">{say('comments.commentItem.hiddenBadge')}</Badge>
      )}
    </p>
  );
}

function Body({ comment }: { comment: Comment }) {
  const { id, content, mentions, language } = comment;
  const translation = useTranslation({ kind: 'comment', id, language, text: content ?? '' });
  if (content === null)
    return <p className="mt-1 text-muted italic rtl:not-italic">{say('comments.commentItem.hidden')}</p>;
  const { shown } = translation;
  return (
    <>
      <CommentText content={shown.text} mentions={mentions} language={shown.language} />
      <TranslationBar of={{ kind: 'comment', id, language }} translation={translation} isBrief className="mt-1" />
    </>
  );
}

function Editing({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { subject } = useThreadTools();
  const viewer = useKnownViewer();
  const save = useEditComment(subject, comment);
  const [start] = useState(() => draftOf(comment));
  return (
    <div className="mt-2">
      <Composer
        name={`edit-${comment.id}`}
        label={say('comments.commentItem.editLabel')}
        send={say('comments.commentItem.saveChanges')}
        draftKey={`comment ${viewer.id} edit ${comment.id}`}
        start={start}
        autoFocus
        onSend={({ content }) => save(content)}
        onSent={onDone}
        onCancel={onDone}
      />
    </div>
  );
}
