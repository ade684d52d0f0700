import { Suspense } from 'react';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Written } from '#ui/text/written.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { applicationsPathOf } from '../../model.ts';

const CloseEarly = lazyPart(async () => ({ default: (await import('../manage/close-early.tsx')).CloseEarly }));
const HandOver = lazyPart(async () => ({ default: (await import('../manage/hand-over.tsx')).HandOver }));
const OpportunityAdminActions = lazyPart(async () => ({
  default: (await import('../manage/opportunity-admin-actions.tsx')).OpportunityAdminActions,
}));

/** For the owner and admins: its state, and links to manage it. */
export function StaffBar({ opportunity }: { opportunity: Opportunity }) {
  const viewer = useViewer();
  const isOwn = opportunity.owner.id === viewer?.id;
  const isAdmin = viewer?.role === 'Admin';
  if (!isOwn && !isAdmin) return null;
  return (
    <div className="mt-6 space-y-4">
      <State opportunity={opportunity} isOwn={isOwn} />
      {isAdmin && !opportunity.hasPartner && opportunity.state !== 'closed' && (
        <Notice tone="warning" title={say('opportunities.staffBar.noPartner.title')}>
          {say('opportunities.staffBar.noPartner.text')}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3 border-y border-line py-3">
        {isOwn && viewer?.role === 'Partner' && (
          <>
            <ButtonLink to={`/partner/opportunities/${opportunity.id}/edit`} variant="secondary" size="sm">
              {opportunity.state === 'declined'
                ? say('opportunities.staffBar.resubmit')
                : say('opportunities.staffBar.editOpportunity')}
            </ButtonLink>
            {opportunity.isVerified && (
              <ButtonLink to={applicationsPathOf(opportunity)} variant="secondary" size="sm">
                {sayWaiting(opportunity.requestedCount)}
              </ButtonLink>
            )}
          </>
        )}
        <Suspense>
          <CloseEarly opportunity={opportunity} />
        </Suspense>
        {isAdmin && (
          <>
            <Suspense>
              <HandOver opportunity={opportunity} />
              <OpportunityAdminActions opportunity={opportunity} />
            </Suspense>
            {opportunity.isVerified && (
              <ButtonLink to={applicationsPathOf(opportunity, 'admin')} variant="secondary" size="sm">
                {sayWaiting(opportunity.requestedCount)}
              </ButtonLink>
            )}
            <ButtonLink to="/admin/opportunities" variant="quiet" size="sm">
              {opportunity.state === 'pending'
                ? say('opportunities.staffBar.verifyOpportunity')
                : say('opportunities.staffBar.allOpportunities')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function State({ opportunity, isOwn }: { opportunity: Opportunity; isOwn: boolean }) {
  const { state, declineReason, isHidden } = opportunity;
  return (
    <>
      {isHidden && (
        <Notice tone="danger" title={say('opportunities.staffBar.hidden')}>
          {say('opportunities.staffBar.hiddenHint')}{' '}
          {isOwn ? say('opportunities.staffBar.audienceOwner') : say('opportunities.staffBar.audienceAdmin')}
        </Notice>
      )}
      {state === 'pending' && (
        <Notice tone="warning" title={say('opportunities.staffBar.awaitingVerification')}>
          {isOwn ? say('opportunities.staffBar.pendingHintOwner') : say('opportunities.staffBar.pendingHintAdmin')}
        </Notice>
      )}
      {state === 'declined' && (
        <Notice tone="danger" title={say('opportunities.staffBar.declined')}>
          <Written text={declineReason} />
        </Notice>
      )}
    </>
  );
}

function sayWaiting(count: number | null): string {
  if (!count) return say('opportunities.staffBar.seeApplications');
  return say('opportunities.staffBar.pendingApplications', { count });
}
