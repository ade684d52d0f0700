import { OpportunityPage } from '#domains/opportunities/web/detail/opportunity-page.tsx';
import { ThreadWithReports } from './thread-with-reports.tsx';

export const OpportunityWithQuestions = () => (
  <OpportunityPage renderQuestions={({ id }) => <ThreadWithReports kind="opportunity" id={id} />} />
);
