import { Suspense, useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { stateOf } from '../../lifecycle.ts';

const AppealDialog = lazyPart(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));

/** Where it stands, for those who did it: what was decided and why, and what they can do now. */
export function OwnerNotice({ impact }: { impact: Impact }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const { isOwn, isEditable, canAppeal, isHidden } = impact;
  const state = stateOf(impact);
  const edit = `/dashboard/impacts/${impact.id}/edit`;
  const actions = isOwn && (isEditable || canAppeal) && (
    <div className="mt-4 flex flex-wrap gap-3">
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
    </div>
  );
  return (
    <>
      {isHidden && (
        <Notice tone="danger" title="It is hidden" className="mb-4">
          An Admin took it from every public list and count. You still see it; others do not.
        </Notice>
      )}
      {state === 'pending' && (
        <Notice
          tone="warning"
          title={isUnderAppeal(impact) ? 'Your appeal waits for another judge' : 'It waits for a review'}
        >
          {sayPending(impact)}
          {actions}
        </Notice>
      )}
      {state === 'declined' && (
        <Notice tone="danger" title={impact.appeal ? 'It was declined again, on appeal' : 'It was declined'}>
          <p className="whitespace-pre-line">{impact.declineReason}</p>
          {actions}
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

const isUnderAppeal = ({ appeal }: Impact) => appeal !== null && appeal.decidedAt === null;

function sayPending({ quorum, approvals, appeal }: Impact) {
  if (appeal && appeal.decidedAt === null) {
    return <p className="whitespace-pre-line">Your reason: {appeal.reason}</p>;
  }
  const rest = quorum - approvals;
  if (quorum > 1 && approvals > 0) {
    return (
      <p>{`${approvals} of ${quorum} judges have approved it; ${rest === 1 ? 'one is' : `${rest} are`} missing.`}</p>
    );
  }
  return (
    <p>
      You hear of it, here and by mail, as soon as it is decided. Until then only you, those who took part, and the
      judges see it.
    </p>
  );
}
