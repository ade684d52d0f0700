import { reviewWork } from '#domains/impacts/web/queue/review-work.ts';
import { formatNumber } from '#languages/numbers.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { queuePathOf } from '../queues.ts';
import { usePendingWorkQuery } from './work/use-pending-work.ts';

/** How many impacts await review, with a link to the queue. */
export function ReviewInvitation({ area }: { area: 'Judge' | 'Admin' }) {
  const read = usePendingWorkQuery(area);
  const { data, isError } = read;
  const queuePath = queuePathOf(area, reviewWork);
  const work = data?.data.work ?? null;
  if (work === null) {
    return isError ? (
      <FailedRead
        of={read}
        className="mt-8"
        action={
          <ButtonLink to={queuePath} variant="quiet">
            {say('app.reviewInvitation.startReviewing')}
          </ButtonLink>
        }
        what={say('app.reviewInvitation.failed')}
      />
    ) : (
      <LoadingState label={say('app.reviewInvitation.loading')} className="mt-8">
        <Skeleton className="h-14 w-24" />
        <Skeleton className="mt-3 h-5 w-56" />
      </LoadingState>
    );
  }
  const { impactsToReview: count, impactAppeals: appeals } = work;
  if (count === 0) {
    return (
      <EmptyState
        title={say('app.reviewInvitation.empty')}
        className="mt-6 max-w-3xl"
        link={{ to: `${queuePath}?view=mine`, label: say('app.reviewInvitation.ownDecisions') }}
      >
        {say('app.reviewInvitation.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="review-work" className="mt-8 flex max-w-3xl flex-col items-start">
      <h2 id="review-work" className="flex items-baseline gap-x-4">
        <span className="text-4xl tabular-nums">{formatNumber(count)}</span>
        <span className="text-xl">{say('app.reviewInvitation.awaiting', { count })}</span>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">
        {appeals === 0 ? (
          say('app.reviewInvitation.appealsNone')
        ) : (
          <Phrase
            text={say('app.reviewInvitation.includingAppeals', { appeals })}
            parts={{ appeals: (text) => <TextLink to={`${queuePath}?appeals=only`}>{text}</TextLink> }}
          />
        )}
      </p>
      <ButtonLink to={queuePath} className="mt-auto">
        {say('app.reviewInvitation.startReviewing')}
      </ButtonLink>
    </section>
  );
}
