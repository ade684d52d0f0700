import { Suspense, useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { stateOf } from '../../lifecycle.ts';
import { NoticeActions } from './notice-actions.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { VerifiedNotice } from './verified-notice.tsx';

const AppealDialog = lazyPart(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));

/** Where it stands, for those who did it: what was decided and why, and what they can do now. */
export function OwnerNotice({ impact }: { impact: Impact }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const { isOwn, isEditable, canAppeal, isHidden } = impact;
  const state = stateOf(impact);
  const edit = `/dashboard/impacts/${impact.id}/edit`;
  const actions = isOwn && (isEditable || canAppeal) && (
    <>
      {isEditable && (
        <ButtonLink to={edit} variant="secondary">
          {state === 'declined' ? 'Edit it and send it again' : 'Edit it'}
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
        <Notice tone="danger" title="It is hidden" className="mb-4">
          An Admin took it from every public list and count. You still see it; others do not.
        </Notice>
      )}
      {state === 'pending' && <PendingNotice impact={impact} actions={actions} />}
      {state === 'verified' && <VerifiedNotice impact={impact} />}
      {state === 'declined' && (
        <Notice tone="danger" title={impact.appeal ? 'It was declined again, on appeal' : 'It was declined'}>
          <p className="whitespace-pre-line">{impact.declineReason}</p>
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
