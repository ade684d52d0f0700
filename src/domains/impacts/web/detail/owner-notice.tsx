import { Suspense, useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Notice } from '#ui/notice.tsx';
import { stateOf } from '../../lifecycle.ts';
import { NoticeActions } from './notice-actions.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { VerifiedNotice } from './verified-notice.tsx';

const AppealDialog = lazyPart(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));

/** For the people who took part: the state, the reason and what they can do. */
export function OwnerNotice({ impact }: { impact: Impact }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const { isOwn, isEditable, canAppeal, isHidden } = impact;
  const state = stateOf(impact);
  const edit = `/dashboard/impacts/${impact.id}/edit`;
  const actions = isOwn && (isEditable || canAppeal) && (
    <>
      {isEditable && (
        <ButtonLink to={edit} variant="secondary">
          {state === 'declined' ? 'Edit and resubmit' : 'Edit'}
        </ButtonLink>
      )}
      {canAppeal && (
        <Button variant="quiet" onClick={() => setIsAppealing(true)}>
          Appeal
        </Button>
      )}
    </>
  );
  return (
    <>
      {isHidden && (
        <Notice tone="danger" title="This impact is hidden" className="mb-4">
          An admin hid it from all public lists and totals. You can still see it.
        </Notice>
      )}
      {state === 'pending' && <PendingNotice impact={impact} actions={actions} />}
      {state === 'verified' && <VerifiedNotice impact={impact} />}
      {state === 'declined' && (
        <Notice tone="danger" title={impact.appeal ? 'Your appeal was declined' : 'This impact was declined'}>
          <p dir="auto" className="text-start whitespace-pre-line">
            {impact.declineReason}
          </p>
          <NoticeActions>{actions}</NoticeActions>
        </Notice>
      )}
      {isAppealing && (
        <Suspense>
          <AppealDialog impact={impact} onClose={() => setIsAppealing(false)} />
        </Suspense>
      )}
    </>
  );
}
