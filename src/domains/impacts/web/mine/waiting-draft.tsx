import { useEffect, useState } from 'react';
import { say } from '#languages/say.ts';
import { readStoredDraft } from '#platform/browser/drafts/person-drafts.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { draftKeyOf, zImpactDraft } from '../../flows/impact-draft.ts';

/** The unsent draft stored in this browser. */
export function WaitingDraft({ className }: { className?: string }) {
  const { id: userId } = useKnownViewer();
  const [kept, setKept] = useState<{ title: string; at: Date } | null>(null);
  useEffect(() => {
    let isGone = false;
    readStoredDraft(draftKeyOf({ userId, impactId: null }), zImpactDraft).then(
      (found) => {
        if (!isGone) setKept(found && { title: found.draft.title.trim(), at: found.at });
      },
      // No storage, no draft; the form says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (!kept) return null;
  return (
    <section
      aria-label={say('impacts.waitingDraft.yourDraft')}
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-action bg-sunken p-4',
        className,
      )}
    >
      <p className="min-w-0 flex-1 basis-60">
        <span dir="auto" className="block font-semibold">
          {kept.title || say('impacts.waitingDraft.untitledImpact')}
        </span>
        <span className="block text-sm text-muted">
          {say('impacts.waitingDraft.savedHere')} <Ago value={kept.at} />
        </span>
      </p>
      <ButtonLink to="/dashboard/impacts/new" variant="secondary">
        {' '}
        {say('impacts.waitingDraft.continueDraft')}{' '}
      </ButtonLink>
    </section>
  );
}
