import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { getOpportunityOptions } from '../../../../../generated/opportunities/getOpportunity.gen.ts';
import { updateOpportunity } from '../../../../../generated/opportunities/updateOpportunity.gen.ts';
import type { Opportunity } from '../../../../../generated/types.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { LoadingState, Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { draftOf, inputOf } from '../../flows/opportunity-draft.ts';
import { keepOpportunity } from '../manage/opportunity-cache.ts';
import { OpportunityForm } from './opportunity-form.tsx';

interface EditOpportunityPageProps {
  id: string;
  userId: string;
  notFound: ReactNode;
}

export function EditOpportunityPage({ id, userId, notFound }: EditOpportunityPageProps) {
  // Read anew: what is edited has to be the newest, and stays as it was read while somebody types.
  const { data, error, isFetching, refetch } = useQuery({
    ...getOpportunityOptions({ path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const isRefused = isApiError(error, 'refused') || isApiError(error, 'invalid') || isApiError(error, 'contract');
  const opportunity = data?.data;
  if (isRefused || (opportunity && opportunity.owner.id !== userId)) return notFound;
  return (
    <>
      <PageHeading size="area" kicker={opportunity && 'Edit an opportunity'}>
        {opportunity?.title ?? 'Edit an opportunity'}
      </PageHeading>
      {error && (
        <FailedState className="mt-8" onRetry={() => void refetch()} isRetrying={isFetching}>
          Nothing is lost. Check your connection and try again.
        </FailedState>
      )}
      {!error && !opportunity && (
        <LoadingState label="Loading the opportunity" className="mt-8">
          <Skeleton className="h-96 w-full max-w-3xl" />
        </LoadingState>
      )}
      {opportunity?.state === 'closed' && <Closed />}
      {opportunity && opportunity.state !== 'closed' && <Editing opportunity={opportunity} userId={userId} />}
    </>
  );
}

const Closed = () => (
  <Notice tone="warning" className="mt-8 max-w-3xl" title="Its deadline is past, so it can not be changed any more.">
    <ButtonLink to="/partner/opportunities/new" variant="secondary" className="mt-3">
      Offer a new one
    </ButtonLink>
  </Notice>
);

const SENT = {
  pending: 'Your changes are saved',
  approved: 'Your changes are public',
  declined: 'Sent again for verification',
} as const;

function Editing({ opportunity, userId }: { opportunity: Opportunity; userId: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const start = useMemo(() => draftOf(opportunity), [opportunity]);
  const { id, state, declineReason, acceptedCount } = opportunity;
  const isDeclined = state === 'declined';
  return (
    <>
      {isDeclined && (
        <Notice tone="danger" title="Why it was declined" className="mt-6 max-w-3xl">
          <p className="whitespace-pre-line">{declineReason}</p>
        </Notice>
      )}
      {state === 'approved' && (
        <p className="mt-3 max-w-prose text-muted">
          It is public: what you change here is seen at once. Those who have applied keep the rule they applied under.
        </p>
      )}
      <OpportunityForm
        userId={userId}
        opportunityId={id}
        start={start}
        taken={acceptedCount ?? 0}
        submitLabel={isDeclined ? 'Send again for verification' : 'Save the changes'}
        submitting={isDeclined ? 'Sending it again' : 'Saving the changes'}
        send={async (draft) => {
          const { data } = await updateOpportunity({ path: { id }, body: inputOf(draft) });
          keepOpportunity(queryClient, data.data);
          return data.data;
        }}
        onSent={() => {
          toast({ message: SENT[state === 'closed' ? 'approved' : state], tone: 'success' });
          void navigate('/partner/opportunities', { replace: true });
        }}
      />
    </>
  );
}
