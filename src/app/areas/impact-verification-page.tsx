import { useParams } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { SingleReviewPage } from '#domains/impacts/web/queue/single-review-page.tsx';
import { reviewerOf } from './reviewer.ts';
import { reviewPathOf } from './work-places.ts';

export function ImpactVerificationPage() {
  const { id = '' } = useParams();
  const reviewer = reviewerOf(useSessionSelector(selectUser));
  if (!reviewer) return null;
  return <SingleReviewPage key={id} id={id} reviewer={reviewer} queuePath={reviewPathOf(reviewer.role)} />;
}
