import { Suspense, useState } from 'react';
import { say } from '#languages/say.ts';
import type { Reported } from '#platform/browser/people/report-action.tsx';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { LazyReportDialog } from './lazy-report-dialog.ts';

/** Visitors are sent to log in, people without a complete profile to complete it; both then return here. */
export function ReportButton({ kind, id, ownerId, className }: Reported) {
  const viewer = useViewer();
  const { to } = useLoginLink();
  const [isOpen, setIsOpen] = useState(false);
  const label = say('moderation.reportButton.reportThis', { kind });
  if (viewer === null) {
    return (
      <ButtonLink to={to()} variant="quiet" size="sm" className={className}>
        {label}
      </ButtonLink>
    );
  }
  if (viewer.id === ownerId) return null;
  return (
    <>
      <Button variant="quiet" size="sm" className={className} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyReportDialog kind={kind} id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
