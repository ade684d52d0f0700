import { useParams } from 'react-router-dom';
import { reviewWork } from '#domains/impacts/web/queue/review-work.ts';
import { SingleReviewPage } from '#domains/impacts/web/queue/single-review-page.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { queuePathOf } from '../queues.ts';

export function ImpactVerificationPage() {
  const { id = '' } = useParams();
  const { role } = useKnownViewer();
  return <SingleReviewPage key={id} id={id} queuePath={queuePathOf(role, reviewWork)} />;
}
