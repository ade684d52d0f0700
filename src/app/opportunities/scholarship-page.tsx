import { useParams } from 'react-router-dom';
import { OpportunityPage } from '../../domains/opportunities/web/detail/opportunity-page.tsx';
import { useViewer } from '../impacts/use-viewer.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export function ScholarshipPage() {
  const { id = '', slug } = useParams();
  const viewer = useViewer();
  return <OpportunityPage key={id} id={id} slug={slug} viewer={viewer} notFound={<NotFoundPage />} />;
}
