import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Actor } from 'xstate';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { impactFormMachine } from '../../flows/impact-form.ts';

interface ConflictNoticeProps {
  flow: Actor<typeof impactFormMachine>;
  impactId: string | null;
}

/** Shown when the impact changed on the server meanwhile. */
export function ConflictNotice({ flow, impactId }: ConflictNoticeProps) {
  const state = useSelector(flow, (snapshot) => snapshot);
  const box = useRef<HTMLDivElement>(null);
  const isShown = state.matches('conflicting') || state.matches('comparing') || state.matches('closed');
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  if (!isShown) return null;
  const isClosed = state.matches('closed');
  const page = impactId === null ? null : `/impacts/${impactId}`;
  return (
    <div ref={box} className="mb-8">
      <Notice
        tone="warning"
        isLive
        title={
          isClosed
            ? 'You can’t edit this impact any more'
            : 'This impact changed while you were editing, so we didn’t send it'
        }
      >
        <p>{state.context.conflict}</p>
        <p className="mt-1">Your text is still here{isClosed && ' for you to copy'}.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {!isClosed && (
            <Button
              variant="secondary"
              pending={state.matches('comparing')}
              pendingLabel="Checking for changes"
              onClick={() => flow.send({ type: 'newest.requested' })}
            >
              Keep my version
            </Button>
          )}
          {page && (
            <ButtonLink to={page} variant="quiet">
              See the current version
            </ButtonLink>
          )}
        </div>
      </Notice>
    </div>
  );
}
