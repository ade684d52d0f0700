import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { formatDay } from './dates.ts';

const DiscardQuestion = lazy(async () => ({ default: (await import('./discard-question.tsx')).DiscardQuestion }));

interface DraftLineProps {
  /** Whether this browser has the draft; `refused` when it keeps none. */
  keeping: 'nothing' | 'kept' | 'refused';
  /** When the draft that came back was last touched. */
  keptAt: Date | null;
  /** What a discarding would lose, as “what you changed since it was last sent”. */
  what: string;
  onDiscard: () => void;
}

/** Says that nothing is lost, or that it would be. */
export function DraftLine({ keeping, keptAt, what, onDiscard }: DraftLineProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (keeping === 'nothing') return null;
  if (keeping === 'refused') {
    return (
      <p role="status" className="mt-6 border-l-4 border-accent pl-4 text-sm">
        This browser keeps no drafts: what you write here is gone when you leave the page.
      </p>
    );
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span role="status">
        {keptAt ? `Your draft of ${formatDay(keptAt, { time: true })} is back. ` : ''}
        Kept in this browser until you send it.
      </span>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
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
    </p>
  );
}
