import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getImpactOptions } from '../../../../../generated/impacts/getImpact.gen.ts';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FailedState } from '../../../../ui/failed-state.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { useQueueKeys } from '../../../../ui/queue/use-queue-keys.ts';
import { LoadingState, Skeleton, SkeletonText } from '../../../../ui/skeleton.tsx';
import { DecisionTray } from './decision-tray.tsx';
import type { Reviewer } from './queue-read.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { useReviewing } from './use-reviewing.tsx';

interface SingleReviewPageProps {
  id: string;
  reviewer: Reviewer;
  /** The way to the queue. */
  queuePath: string;
}

/** /impact/new-impact-verification/{id}: one impact, with the same keys as in the queue. */
export function SingleReviewPage({ id, reviewer, queuePath }: SingleReviewPageProps) {
  const { data, isPending, error, isFetching, refetch } = useQuery(getImpactOptions({ path: { id } }));
  const toQueue = (
    <ButtonLink to={queuePath} variant="secondary">
      To the queue
    </ButtonLink>
  );
  if (data) return <OneImpact impact={data.data} reviewer={reviewer} toQueue={toQueue} />;
  if (isPending) {
    return (
      <LoadingState label="Loading the impact" className="max-w-3xl">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="mt-6 h-56 w-full" />
        <SkeletonText lines={6} className="mt-6" />
      </LoadingState>
    );
  }
  if (isApiError(error, 'refused') || isApiError(error, 'contract') || isApiError(error, 'invalid')) {
    return (
      <>
        <PageHeading size="area">There is no such impact</PageHeading>
        <EmptyState title="Nothing to review here" className="mt-4 max-w-3xl" action={toQueue}>
          The address is not complete, or the impact is hidden from you.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading size="area">Review</PageHeading>
      <FailedState className="mt-8" onRetry={() => void refetch()} isRetrying={isFetching} action={toQueue}>
        Nothing was decided. Check your connection and try again.
      </FailedState>
    </>
  );
}

interface OneImpactProps {
  impact: Impact;
  reviewer: Reviewer;
  toQueue: ReactNode;
}

function OneImpact({ impact, reviewer, toQueue }: OneImpactProps) {
  const reviewing = useReviewing({ rows: [impact], current: impact.id });
  useQueueKeys(Object.fromEntries(reviewing.commands.map(({ key, run }) => [key, { run }])));
  return (
    <>
      <div className="max-w-3xl">
        <PageHeading size="area" kicker="Review" actions={toQueue}>
          {impact.title}
        </PageHeading>
        <ReviewPanel impact={impact} reviewer={reviewer} isAlone />
        <div className="sticky bottom-[var(--sticky-bottom,0px)] mt-8 flex flex-wrap gap-3 border-t border-control bg-page py-4">
          <ReviewActions
            impact={impact}
            fate={reviewing.fates.get(impact.id)}
            reviewer={reviewer}
            desk={reviewing.desk}
            onApprove={() => reviewing.approve(impact)}
            onDecline={() => reviewing.decline(impact)}
          />
        </div>
      </div>
      <DecisionTray open={reviewing.open} onUndo={reviewing.desk.undo} />
      {reviewing.dialog}
    </>
  );
}
