import { Suspense, useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { ApplicationStanding, Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { ApplicationOutcome } from '../application-outcome.tsx';
import { sayApplication } from '../application-texts.ts';
import { ApplicationTrail } from '../application-trail.tsx';
import { applyBlockerOf, canWithdraw, isLeftBehind } from '../opportunity-state.ts';
import { reachOf } from '../reach.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Earnings } from './earnings.tsx';

const TONES = { neutral: 'info', action: 'success', danger: 'danger' } as const;

function OwnApplication({ application, owner }: { application: ApplicationStanding; owner: string }) {
  const { title, text, tone } = sayApplication(application);
  return (
    <div>
      <Notice title={title} tone={TONES[tone]}>
        {text}
      </Notice>
      <ApplicationOutcome application={application} owner={owner} className="mt-4" />
      <ApplicationTrail application={application} className="mt-4" />
    </div>
  );
}

const ApplyDialog = lazyPart(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));
const WithdrawDialog = lazyPart(async () => ({
  default: (await import('../mine/withdraw-dialog.tsx')).WithdrawDialog,
}));

/** The member's application, if any, and the next step. */
export function MemberPart({ opportunity }: { opportunity: Opportunity }) {
  const [asked, setAsked] = useState<'apply' | 'withdraw' | null>(null);
  const { application } = opportunity;
  const blocker = applyBlockerOf(opportunity);
  const isPending = application?.state === 'requested';
  return (
    <div className="space-y-5">
      {application && <OwnApplication application={application} owner={sayName(opportunity.owner)} />}
      {blocker === null && (
        <Button size="lg" wide onClick={() => setAsked('apply')}>
          {application ? say('opportunities.memberPart.applyAgain') : say('opportunities.memberPart.apply')}
        </Button>
      )}
      {canWithdraw(opportunity) && (
        <Button variant="quiet" className="-ms-5" onClick={() => setAsked('withdraw')}>
          {say('opportunities.memberPart.withdrawApplication')}
        </Button>
      )}
      {blocker === 'closed' && <ClosedNotice reason={opportunity.isClosedEarly ? 'closedEarly' : 'closed'} />}
      {blocker === 'full' && <ClosedNotice reason="full" />}
      {isPending && opportunity.isClosedEarly && <ClosedNotice reason="closedToOthers" />}
      {(blocker === 'partnerLeft' || (isPending && isLeftBehind(opportunity))) && <ClosedNotice reason="partnerLeft" />}
      {blocker === 'locked' && <Earnings missing={reachOf(opportunity)?.missing ?? 0} />}
      <Suspense>
        {asked === 'apply' && <ApplyDialog opportunity={opportunity} onClose={() => setAsked(null)} />}
        {asked === 'withdraw' && application && (
          <WithdrawDialog opportunity={opportunity} application={application} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </div>
  );
}
