import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { ReviewQueuePage } from '#domains/impacts/web/queue/review-queue-page.tsx';
import { reviewerOf } from './reviewer.ts';
import { useWorkWaiting } from './use-work-watch.ts';

export function ReviewPage() {
  const user = useSessionSelector(selectUser);
  const reviewer = reviewerOf(user);
  const work = useWorkWaiting(user?.role);
  return reviewer && <ReviewQueuePage reviewer={reviewer} waiting={work?.impactsToReview ?? null} />;
}
