import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { formatDay } from '../../../../ui/dates.ts';
import { draftKeyOf, readKeptDraft } from '../form/kept-draft.ts';

interface WaitingDraftProps {
  userId: string;
  className?: string | undefined;
}

/** What was begun in this browser and not sent yet: it is on no list of the server's. */
export function WaitingDraft({ userId, className }: WaitingDraftProps) {
  const [kept, setKept] = useState<{ title: string; at: Date } | null>(null);
  useEffect(() => {
    let isGone = false;
    readKeptDraft(draftKeyOf({ userId, impactId: null })).then(
      (found) => {
        if (!isGone) setKept(found && { title: found.draft.title.trim(), at: found.at });
      },
      // A browser that keeps no drafts has none to go on with; the form says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (!kept) return null;
  return (
    <section
      aria-label="Your draft"
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-action bg-sunken p-4',
        className,
      )}
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{kept.title || 'An impact without a title yet'}</span>
        <span className="block text-sm text-muted">
          A draft that is not sent yet, kept in this browser since {formatDay(kept.at, { time: true })}
        </span>
      </p>
      <ButtonLink to="/dashboard/impacts/new" variant="secondary">
        Go on with it
      </ButtonLink>
    </section>
  );
}
