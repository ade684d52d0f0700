import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LaterReportDialog } from '#domains/care/web/report/later-report-dialog.ts';
import { anchorOf } from '#domains/comments/model.ts';
import { ThreadBelow } from '#domains/comments/web/thread-below.tsx';
import type { Comment, CommentedKind } from '#generated/types.gen.ts';
import { loginPathTo } from '#platform/browser/return-address.ts';
import { useViewer } from '#platform/browser/viewer.ts';

/** The comments on something, each of which others can report. */
export function ThreadWithReports({ kind, id }: { kind: CommentedKind; id: string }) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const [reported, setReported] = useState<string | null>(null);
  const reportOf = (comment: Comment) => {
    if (comment.state !== 'visible' || comment.author?.id === viewer?.id) return [];
    const entry = { id: 'report', label: 'Report' };
    const returnPath = `${pathname}#${anchorOf(comment.id)}`;
    return [viewer ? { ...entry, onSelect: () => setReported(comment.id) } : { ...entry, to: loginPathTo(returnPath) }];
  };
  return (
    <>
      <ThreadBelow kind={kind} id={id} moreEntries={reportOf} />
      {reported !== null && (
        <Suspense>
          <LaterReportDialog kind="comment" id={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}
