import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { type Missing, MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { opportunityPathOf } from '../../model.ts';
import { OpportunityView } from './opportunity-view.tsx';
import { useRefetchAtDeadline } from './use-refetch-at-deadline.ts';

const MISSING_OPPORTUNITY: Missing = {
  kicker: say('opportunities.opportunityPage.missing.kicker'),
  lead: say('opportunities.opportunityPage.missing.lead'),
  others: { to: '/scholarships', label: say('opportunities.opportunityPage.missing.others') },
};

interface OpportunityPageProps {
  /** Renders questions below a public opportunity, which the partner answers. */
  renderQuestions: (opportunity: Opportunity) => ReactNode;
}

/** Only the id in the address matters; a wrong slug is corrected. */
export function OpportunityPage({ renderQuestions }: OpportunityPageProps) {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  const isId = zId.safeParse(id).success;
  const read = useQuery({
    ...getOpportunityOptions({ path: { id }, ...(viewer && { query: { user_id: viewer.id } }) }),
    enabled: isId,
  });
  const { data, error } = read;
  const { search, hash } = useLocation();
  const opportunity = data?.data;
  usePageTitle(opportunity?.title);
  useRefetchAtDeadline(opportunity);
  if (!isId || (isApiError(error) && error.status === 404)) return <MissingPage of={MISSING_OPPORTUNITY} />;
  if (opportunity && slug !== opportunity.slug) {
    return <Navigate to={{ pathname: opportunityPathOf(opportunity), search, hash }} replace />;
  }
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-8 lg:py-12">
      {opportunity && <OpportunityView opportunity={opportunity} />}
      {opportunity?.isVerified && !opportunity.isHidden && renderQuestions(opportunity)}
      {!opportunity && !error && (
        <LoadingState label={say('opportunities.opportunityPage.loading')}>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-3 h-14 w-3/4" />
          <Skeleton className="mt-4 h-6 w-1/2" />
          <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <SkeletonText lines={7} className="max-w-prose" />
            <Skeleton className="h-64 w-full max-lg:order-first" />
          </div>
        </LoadingState>
      )}
      {!opportunity && error && <FailedRead of={read} what={say('opportunities.opportunityPage.failed')} />}
    </div>
  );
}
