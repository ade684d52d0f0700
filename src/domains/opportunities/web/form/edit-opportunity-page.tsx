import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { getOpportunity, getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import { updateOpportunity } from '#generated/opportunities/updateOpportunity.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isAnsweredNo } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Written } from '#ui/text/written.tsx';
import { draftOf, inputOf } from '../../flows/opportunity-draft.ts';
import { cacheOpportunity } from '../cached-opportunities.ts';
import { isPastDeadline } from '../opportunity-state.ts';
import { OpportunityForm } from './opportunity-form.tsx';

export function EditOpportunityPage() {
  const { id = '' } = useParams();
  const { id: userId } = useKnownViewer();
  // Always fetch the latest before editing, and never refetch while someone is typing.
  const read = useQuery({
    ...getOpportunityOptions({ path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data, error } = read;
  const opportunity = data?.data;
  if (isAnsweredNo(error) || (opportunity && opportunity.owner.id !== userId)) return <MissingPage />;
  return (
    <>
      <PageHeading size="area" kicker={opportunity && say('opportunities.editOpportunityPage.editOpportunity')}>
        {opportunity?.title ?? say('opportunities.editOpportunityPage.editOpportunity')}
      </PageHeading>
      {error && <FailedRead of={read} className="mt-8" what={say('opportunities.editOpportunityPage.failed')} />}
      {!error && !opportunity && (
        <LoadingState label={say('opportunities.editOpportunityPage.loading')} className="mt-8">
          <Skeleton className="h-96 w-full max-w-3xl" />
        </LoadingState>
      )}
      {opportunity && isPastDeadline(opportunity) && <Closed />}
      {opportunity && !isPastDeadline(opportunity) && <Editing opportunity={opportunity} userId={userId} />}
    </>
  );
}

const Closed = () => (
  <Notice tone="warning" className="mt-8 max-w-3xl" title={say('opportunities.editOpportunityPage.closed')}>
    <ButtonLink to="/partner/opportunities/new" variant="secondary" className="mt-3">
      {say('opportunities.editOpportunityPage.offerNew')}
    </ButtonLink>
  </Notice>
);

const SENT = {
  pending: say('opportunities.editOpportunityPage.changesSaved'),
  approved: say('opportunities.editOpportunityPage.changesPublished'),
  declined: say('opportunities.editOpportunityPage.resubmitted'),
} as const;

function Editing({ opportunity, userId }: { opportunity: Opportunity; userId: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The start is frozen on load, so that saving doesn't reset the form; the newest version follows edits by others.
  const [newest, setNewest] = useState(opportunity);
  const [start] = useState(() => draftOf(opportunity));
  const { id, state, declineReason, acceptedCount } = newest;
  const isDeclined = state === 'declined';
  return (
    <>
      {isDeclined && (
        <Notice tone="danger" title={say('opportunities.editOpportunityPage.declineReason')} className="mt-6 max-w-3xl">
          <Written text={declineReason} />
        </Notice>
      )}
      {state === 'approved' && (
        <p className="mt-3 max-w-prose text-muted">{say('opportunities.editOpportunityPage.publicHint')}</p>
      )}
      <OpportunityForm
        userId={userId}
        id={id}
        start={start}
        taken={acceptedCount ?? 0}
        submitLabel={
          isDeclined
            ? say('opportunities.editOpportunityPage.submit')
            : say('opportunities.editOpportunityPage.saveChanges')
        }
        submitting={
          isDeclined
            ? say('opportunities.editOpportunityPage.resubmitting')
            : say('opportunities.editOpportunityPage.savingChanges')
        }
        send={async (draft) => {
          const body = { ...inputOf(draft), revision: draft.revision ?? undefined };
          const { data } = await updateOpportunity({ path: { id }, body });
          cacheOpportunity(queryClient, data.data);
          return data.data;
        }}
        reread={async () => {
          const { data } = await getOpportunity({ path: { id } });
          setNewest(data.data);
          return isPastDeadline(data.data) ? null : draftOf(data.data);
        }}
        onSent={() => {
          toast({ message: SENT[state === 'closed' ? 'approved' : state], tone: 'success' });
          void navigate('/partner/opportunities', { replace: true });
        }}
      />
    </>
  );
}
