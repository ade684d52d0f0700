import { type ReactNode, Suspense, useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Written } from '#ui/text/written.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { stateOf } from '../../lifecycle.ts';
import { NoticeActions } from './notice-actions.tsx';
import { OwnerQuestion } from './owner-question.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { VerifiedNotice } from './verified-notice.tsx';

const AppealDialog = lazyPart(async () => ({ default: (await import('./appeal-dialog.tsx')).AppealDialog }));

/** For the people who took part: the state, the reason and what they can do. */
export function OwnerNotice({ impact, renderCredential }: { impact: Impact; renderCredential: () => ReactNode }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const { isOwn, isEditable, canAppeal, isHidden } = impact;
  const state = stateOf(impact);
  const isAsked = impact.question?.isOpen;
  const edit = `/dashboard/impacts/${impact.id}/edit`;
  const actions = isOwn && (isEditable || canAppeal) && (
    <>
      {isEditable && (
        <ButtonLink to={edit} variant="secondary">
          {state === 'declined' ? say('impacts.ownerNotice.resubmit') : say('impacts.ownerNotice.edit')}
        </ButtonLink>
      )}
      {canAppeal && (
        <Button variant="quiet" onClick={() => setIsAppealing(true)}>
          {say('impacts.ownerNotice.appeal')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {isHidden && (
        <Notice tone="danger" title={say('impacts.ownerNotice.hidden')} className="mb-4">
          {say('impacts.ownerNotice.hiddenHint')}
        </Notice>
      )}
      {state === 'pending' && isAsked && <OwnerQuestion impact={impact} />}
      {state === 'pending' && !isAsked && <PendingNotice impact={impact} actions={actions} />}
      {state === 'verified' && <VerifiedNotice impact={impact} credential={!isHidden && renderCredential()} />}
      {state === 'declined' && (
        <Notice
          tone="danger"
          title={impact.appeal ? say('impacts.ownerNotice.appealDeclined') : say('impacts.ownerNotice.declined')}
        >
          <Written text={impact.declineReason} />
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
