import { Suspense, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { formatDay } from '../shared/dates.ts';
import { lazyPart } from '../timing/lazy-part.ts';
import type { Lost } from './discard-question.tsx';

const DiscardQuestion = lazyPart(async () => ({ default: (await import('./discard-question.tsx')).DiscardQuestion }));

interface RestoredDraftNoticeProps {
  /** When the restored draft was last changed; null without one. */
  keptAt: Date | null;
  lost: Lost;
  /** Null while sending. */
  onDiscard: (() => void) | null;
}

/** Above the form, explaining why it isn't empty. */
export function RestoredDraftNotice({ keptAt, lost, onDiscard }: RestoredDraftNoticeProps) {
  if (keptAt === null) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-1 border-s-4 border-action bg-sunken px-4 py-2 text-sm">
      <p role="status">{say('ui.draftLine.restored', { when: formatDay(keptAt, { time: true }) })}</p>
      {onDiscard && <Discard lost={lost} onDiscard={onDiscard} />}
    </div>
  );
}

export interface DraftLineProps {
  /** `refused` if this browser can't store drafts. */
  keeping: 'nothing' | 'kept' | 'refused';
  lost: Lost;
  /** Null if discarding is offered elsewhere, and while sending. */
  onDiscard: (() => void) | null;
}

export function DraftLine({ keeping, lost, onDiscard }: DraftLineProps) {
  if (keeping === 'nothing') return null;
  if (keeping === 'refused') {
    return (
      <p role="status" className="mt-6 border-s-4 border-accent ps-4 text-sm">
        {say('ui.draftLine.notSaved')}
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 text-sm text-muted">
      <p role="status">{say('ui.draftLine.saved')}</p>
      {onDiscard && <Discard lost={lost} onDiscard={onDiscard} />}
    </div>
  );
}

function Discard({ lost, onDiscard }: { lost: Lost; onDiscard: () => void }) {
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
            lost={lost}
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
