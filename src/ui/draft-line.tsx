import { Suspense, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from './button.tsx';
import { formatDay } from './dates.ts';
import { lazyPart } from './lazy-part.ts';

const DiscardQuestion = lazyPart(async () => ({ default: (await import('./discard-question.tsx')).DiscardQuestion }));

interface DraftBackProps {
  /** When the restored draft was last changed; null without one. */
  keptAt: Date | null;
  what: string;
  /** Null while sending. */
  onDiscard: (() => void) | null;
}

/** Above the form, explaining why it isn't empty. */
export function DraftBack({ keptAt, what, onDiscard }: DraftBackProps) {
  if (keptAt === null) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-1 border-l-4 border-action bg-sunken px-4 py-2 text-sm">
      <p role="status">We’ve restored your draft from {formatDay(keptAt, { time: true })}.</p>
      {onDiscard && <Discard what={what} onDiscard={onDiscard} />}
    </div>
  );
}

export interface DraftLineProps {
  /** `refused` if this browser can't store drafts. */
  keeping: 'nothing' | 'kept' | 'refused';
  what: string;
  /** Null where it's offered elsewhere, and while sending. */
  onDiscard: (() => void) | null;
}

export function DraftLine({ keeping, what, onDiscard }: DraftLineProps) {
  if (keeping === 'nothing') return null;
  if (keeping === 'refused') {
    return (
      <p role="status" className="mt-6 border-l-4 border-accent pl-4 text-sm">
        {say('ui.draftLine.thisBrowserCantSaveDrafts')}
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 text-sm text-muted">
      <p role="status">{say('ui.draftLine.draftSavedInThisBrowser')}</p>
      {onDiscard && <Discard what={what} onDiscard={onDiscard} />}
    </div>
  );
}

interface DiscardProps {
  /** What discarding would delete, e.g. “your changes since you last submitted”. */
  what: string;
  onDiscard: () => void;
}

function Discard({ what, onDiscard }: DiscardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)} className="-mx-3">
        {' '}
        {say('ui.draftLine.discardDraft')}{' '}
      </Button>
      {isAsking && (
        <Suspense>
          <DiscardQuestion
            what={what}
            onConfirm={() => {
              setIsAsking(false);
              onDiscard();
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
