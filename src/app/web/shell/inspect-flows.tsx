import { Suspense, useEffect, useState } from 'react';
import { selectShownUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { isInspectionAllowed, readPageSettings } from '#platform/browser/page/page-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { toast } from '#ui/feedback/toast.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';

interface ChoiceProps {
  onClose: () => void;
}

const InspectChoice = lazyPart<ChoiceProps>(
  async () => ({ default: (await import('./inspect-choice.tsx')).InspectChoice }),
  NotLoaded,
);

/** For anyone who tries the demo, and in development for admins. */
export function InspectFlows({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const isAdmin = useSessionSelector(selectShownUser)?.role === 'Admin';
  if (!isInspectionAllowed() || !(isAdmin || readPageSettings().mode === 'demo')) return null;
  return (
    <div className={classNames('relative', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="text-link underline underline-offset-4"
      >
        {say('app.inspectFlows.inspectFlows')}
      </button>
      {isOpen && (
        <Suspense>
          <InspectChoice onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function NotLoaded({ onClose }: ChoiceProps) {
  useEffect(() => {
    onClose();
    toast({
      message: say('app.inspectFlows.failed'),
      detail: say('app.inspectFlows.failedHint'),
    });
  }, [onClose]);
  return null;
}
