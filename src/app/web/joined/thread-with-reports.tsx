import { Suspense, useCallback, useState } from 'react';
import { anchorOf } from '#domains/comments/model.ts';
import { LazyThread } from '#domains/comments/web/lazy-thread.tsx';
import { LazyReportDialog } from '#domains/moderation/web/report/lazy-report-dialog.ts';
import type { Comment, CommentedKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import type { MenuEntry } from '#ui/buttons/menu.tsx';

/** The comments on an item, each with an entry for other people to report it. */
export const ThreadWithReports = (thread: ThreadProps) => (hasArea('comments') ? <Thread {...thread} /> : null);

interface ThreadProps {
  kind: CommentedKind;
  id: string;
}

function Thread({ kind, id }: ThreadProps) {
  const viewerId = useViewer()?.id ?? null;
  const { to } = useLoginLink();
  const [reported, setReported] = useState<string | null>(null);
  const reportOf = useCallback(
    ({ id: commentId, state, author }: Comment): MenuEntry[] => {
      if (state !== 'visible' || author?.id === viewerId) return [];
      const way = viewerId ? { onSelect: () => setReported(commentId) } : { to: to(`#${anchorOf(commentId)}`) };
      return [{ id: 'report', label: say('joined.threadWithReports.report'), ...way }];
    },
    [viewerId, to],
  );
  return (
    <>
      <LazyThread kind={kind} id={id} moreEntries={reportOf} />
      {reported !== null && (
        <Suspense>
          <LazyReportDialog kind="comment" id={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}
