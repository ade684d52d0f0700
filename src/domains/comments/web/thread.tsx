import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Comment, CommentedKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useKnownViewer, useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useRestoredScroll } from '#ui/lists/restored-scroll.tsx';
import { NEW_COMMENT, newCommentKeyOf } from './comment-draft.ts';
import { Composer } from './composer.tsx';
import { Conversations } from './conversation.tsx';
import { ThreadHead } from './thread-head.tsx';
import { THREAD_TEXTS } from './thread-texts.ts';
import { type MoreEntries, ThreadToolsProvider, useThreadTools } from './thread-tools.ts';
import { useDeleteComments } from './use-delete-comments.ts';
import { usePostComment } from './use-post-comment.ts';
import { useThread } from './use-thread.ts';
import { useWaitingComments } from './waiting/waiting-comments.ts';

/** The id of the thread's section on the page. */
export const THREAD_ANCHOR = 'comments';

interface ThreadProps {
  kind: CommentedKind;
  id: string;
  /** Further entries of each comment's menu, such as reporting it. */
  moreEntries?: MoreEntries | undefined;
  /** Whether the browser has already scrolled to the target of the address, because the server had drawn it. */
  isInPlace: boolean;
}

/** The comments on an item. Oldest first; the newest page is the one that is shown. */
export function Thread({ kind, id, moreEntries, isInPlace }: ThreadProps) {
  const subject = { kind, id };
  const frame = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const { list, comments, thread, target, isTargetGone, toNewest } = useThread(subject);
  const place = useRestoredScroll();
  const goesToTarget = place === null || (place === false && !isInPlace);
  // The router looked for the section before its comments were loaded.
  const goesHere = goesToTarget && hash === `#${THREAD_ANCHOR}` && !list.isPending;
  useEffect(() => {
    if (goesHere && scrollY === 0) frame.current?.scrollIntoView();
  }, [goesHere]);
  const { isGone, remove } = useDeleteComments();
  const waiting = useWaitingComments(subject);
  if (isApiError(list.error) && list.error.status === 404) return <ForMembers kind={kind} />;
  // If a deleted comment has replies, the server leaves a placeholder.
  const shown = comments.filter(({ id: one, state }) => state === 'deleted' || !isGone(one));
  const isWhole = list.data !== undefined && !list.hasPreviousPage && !list.hasNextPage;
  const onPosted = () => {
    if (list.hasNextPage) toNewest();
  };
  return (
    <section ref={frame} id={THREAD_ANCHOR} aria-labelledby="comments-title" className="mt-16 max-w-3xl scroll-mt-8">
      <ThreadHead subject={subject} thread={thread} listed={isWhole ? countOf(shown) : null} />
      <ThreadToolsProvider
        value={{
          subject,
          canComment: thread?.canComment ?? false,
          audience: thread?.audience ?? 'public',
          target,
          goesToTarget,
          remove,
          waiting,
          onPosted,
          moreEntries,
        }}
      >
        {isTargetGone && <MissingTarget key={target} />}
        {list.isPending && <Loading />}
        {list.isError && !list.data && <FailedRead of={list} className="mt-6" what={say('comments.thread.failed')} />}
        {list.data && shown.length + waiting.size === 0 && (
          <EmptyState title={THREAD_TEXTS[kind].empty} level={3}>
            {THREAD_TEXTS[kind].invitation}
          </EmptyState>
        )}
        {list.hasPreviousPage && (
          <Further isFetching={list.isFetchingPreviousPage} onPress={() => void list.fetchPreviousPage()}>
            {say('comments.thread.showEarlier')}
          </Further>
        )}
        <Conversations
          key={`${kind} ${id}`}
          comments={[...shown, ...[...waiting.values()].map(({ comment }) => comment)]}
        />
        {list.hasNextPage && (
          <Further isFetching={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {say('comments.thread.showLater')}
          </Further>
        )}
        {thread && (thread.canComment ? <NewComment /> : <MembersComment />)}
      </ThreadToolsProvider>
    </section>
  );
}

function MissingTarget() {
  const { goesToTarget } = useThreadTools();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (goesToTarget) frame.current?.scrollIntoView({ block: 'center' });
  }, [goesToTarget]);
  return (
    <div ref={frame} className="mt-6">
      <Notice isLive>{say('comments.thread.linkedGone')}</Notice>
    </div>
  );
}

const countOf = (comments: readonly Comment[]) => comments.filter(({ state }) => state === 'visible').length;

interface FurtherProps {
  isFetching: boolean;
  onPress: () => void;
  children: string;
}

const Further = ({ isFetching, onPress, children }: FurtherProps) => (
  <div className="mt-4">
    <Button
      variant="secondary"
      size="sm"
      pending={isFetching}
      pendingLabel={say('comments.thread.loadingMore')}
      onClick={onPress}
    >
      {children}
    </Button>
  </div>
);

function NewComment() {
  const viewer = useViewer();
  const { subject } = useThreadTools();
  const { who, to } = useLoginLink();
  if (viewer) return <OwnComment />;
  return (
    <div className="mt-6">
      <ButtonLink to={to(`#${THREAD_ANCHOR}`)} variant="secondary">
        {subject.kind === 'opportunity'
          ? say('comments.thread.questionLogin', { who })
          : say('comments.thread.commentLogin', { who })}
      </ButtonLink>
    </div>
  );
}

const MembersComment = () => <p className="mt-6 text-muted">{say('comments.thread.membersComment')}</p>;

function OwnComment() {
  const viewer = useKnownViewer();
  const { subject, audience } = useThreadTools();
  const post = usePostComment();
  const { label, send } = THREAD_TEXTS[subject.kind];
  return (
    <div className="mt-6">
      <Composer
        name={NEW_COMMENT}
        label={label}
        send={send}
        draftKey={newCommentKeyOf(viewer.id, subject)}
        worksOffline
        onSend={post}
      />
      {audience === 'members' && <p className="mt-2 text-sm text-muted">{say('comments.thread.membersOnlyHint')}</p>}
    </div>
  );
}

/** Says that a council's comments are for its members only; nothing for an item that can't be commented on. */
const ForMembers = ({ kind }: { kind: CommentedKind }) =>
  kind === 'council' && (
    <section id={THREAD_ANCHOR} aria-labelledby="comments-title" className="mt-16 max-w-3xl border-t border-line pt-6">
      <h2 id="comments-title" className="text-2xl">
        {say('comments.thread.comments')}
      </h2>
      <p className="mt-2 text-muted">{say('comments.thread.membersOnly')}</p>
    </section>
  );

const Loading = () => (
  <LoadingState label={say('comments.thread.loading')} className="mt-6 space-y-6" times={3}>
    <span className="flex gap-3">
      <Skeleton className="size-8 shrink-0 rounded-full" />
      <span className="block flex-1">
        <Skeleton className="h-4 w-40" />
        <SkeletonText lines={2} className="mt-2" />
      </span>
    </span>
  </LoadingState>
);
