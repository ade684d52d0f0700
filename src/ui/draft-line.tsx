import { Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { formatDay } from './dates.ts';
import { lazyPart } from './lazy-part.ts';

const DiscardQuestion = lazyPart(async () => ({ default: (await import('./discard-question.tsx')).DiscardQuestion }));

interface DraftBackProps {
  /** When the draft that came back was last touched; null when none came back. */
  keptAt: Date | null;
  what: string;
  /** Null while it is sent. */
  onDiscard: (() => void) | null;
}

/** Above the form, so that whoever comes back knows at once why it is not empty. */
export function DraftBack({ keptAt, what, onDiscard }: DraftBackProps) {
  if (keptAt === null) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-1 border-l-4 border-action bg-sunken px-4 py-2 text-sm">
      <p role="status">Your draft of {formatDay(keptAt, { time: true })} is back.</p>
      {onDiscard && <Discard what={what} onDiscard={onDiscard} />}
    </div>
  );
}

export interface DraftLineProps {
  /** Whether this browser has the draft; `refused` when it keeps none. */
  keeping: 'nothing' | 'kept' | 'refused';
  what: string;
  /** Null where it is offered elsewhere, and while it is sent. */
  onDiscard: (() => void) | null;
}

/** Says that nothing is lost, or that it would be. */
export function DraftLine({ keeping, what, onDiscard }: DraftLineProps) {
  if (keeping === 'nothing') return null;
  if (keeping === 'refused') {
    return (
      <p role="status" className="mt-6 border-l-4 border-accent pl-4 text-sm">
        This browser keeps no drafts: what you write here is gone when you leave the page.
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 text-sm text-muted">
      <p role="status">Kept in this browser until you send it.</p>
      {onDiscard && <Discard what={what} onDiscard={onDiscard} />}
    </div>
  );
}

interface DiscardProps {
  /** What a discarding would lose, as “what you changed since it was last sent”. */
  what: string;
  onDiscard: () => void;
}

function Discard({ what, onDiscard }: DiscardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)} className="-mx-3">
        Discard it
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
