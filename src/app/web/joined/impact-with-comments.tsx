import { ImpactPage } from '#domains/impacts/web/detail/impact-page.tsx';
import { ThreadWithReports } from './thread-with-reports.tsx';

export const ImpactWithComments = () => (
  <ImpactPage renderComments={({ id }) => <ThreadWithReports kind="impact" id={id} />} />
);
