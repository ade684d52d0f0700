import { useQuery } from '@tanstack/react-query';
import { getImpactOptions } from '#generated/impacts/getImpact.gen.ts';
import { say } from '#languages/say.ts';
import { isAnsweredNo } from '#platform/browser/calls/api-error.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { SingleDecision } from '#platform/browser/decisions/single-decision.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { reviewQueue } from './review-queue.ts';
import { whyNotDecidable } from './why-not-decidable.ts';

/** /impact/new-impact-verification/{id}, with the same shortcuts as the queue. */
export function SingleReviewPage({ id, queuePath }: { id: string; queuePath: string }) {
  const viewer = useKnownViewer();
  const read = useQuery(getImpactOptions({ path: { id } }));
  const { data, isPending, error } = read;
  const toQueue = (
    <ButtonLink to={queuePath} variant="secondary">
      {say('impacts.singleReviewPage.queue')}
    </ButtonLink>
  );
  if (data) {
    const impact = data.data;
    return (
      <SingleDecision
        kind={reviewQueue}
        row={impact}
        kicker={say('impacts.singleReviewPage.review')}
        toQueue={toQueue}
        whyNot={() => whyNotDecidable(impact, viewer)}
      >
        <ReviewPanel row={impact} scope={{ viewer }} isAlone />
      </SingleDecision>
    );
  }
  if (isPending) {
    return (
      <LoadingState label={say('impacts.singleReviewPage.loading')} className="max-w-3xl">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="mt-6 h-56 w-full" />
        <SkeletonText lines={6} className="mt-6" />
      </LoadingState>
    );
  }
  if (isAnsweredNo(error)) {
    return (
      <>
        <PageHeading size="area">{say('impacts.singleReviewPage.missing')}</PageHeading>
        <EmptyState title={say('impacts.singleReviewPage.nothing')} className="mt-4 max-w-3xl" action={toQueue}>
          {say('impacts.singleReviewPage.missingHint')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading size="area">{say('impacts.singleReviewPage.review')}</PageHeading>
      <FailedRead of={read} className="mt-8" action={toQueue} what={say('impacts.singleReviewPage.failed')} />
    </>
  );
}
