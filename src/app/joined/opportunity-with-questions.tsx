import { ThreadBelow } from '#domains/comments/web/thread-below.tsx';
import { OpportunityPage } from '#domains/opportunities/web/detail/opportunity-page.tsx';

export const OpportunityWithQuestions = () => (
  <OpportunityPage renderQuestions={({ id }) => <ThreadBelow kind="opportunity" id={id} />} />
);
