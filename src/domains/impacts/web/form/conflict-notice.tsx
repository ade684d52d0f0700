import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Actor } from 'xstate';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { impactFormMachine } from '../../flows/impact-form.ts';

interface ConflictNoticeProps {
  flow: Actor<typeof impactFormMachine>;
  impactId: string | null;
}

/** Somebody was faster: said in the server's words, with what can be done about it. */
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
        title={isClosed ? 'It can not be edited any more' : 'Something changed meanwhile, so it was not sent'}
      >
        <p>{state.context.conflict}</p>
        <p className="mt-1">What you wrote is still here{isClosed && ', to be copied from'}.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {!isClosed && (
            <Button
              variant="secondary"
              pending={state.matches('comparing')}
              pendingLabel="Asking how it stands"
              onClick={() => flow.send({ type: 'newest.requested' })}
            >
              Keep mine and go on
            </Button>
          )}
          {page && (
            <ButtonLink to={page} variant="quiet">
              See how it stands
            </ButtonLink>
          )}
        </div>
      </Notice>
    </div>
  );
}
