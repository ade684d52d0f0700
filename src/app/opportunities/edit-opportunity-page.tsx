import { useParams } from 'react-router-dom';
import { EditOpportunityPage as EditOpportunity } from '../../domains/opportunities/web/form/edit-opportunity-page.tsx';
import { useViewer } from '../impacts/use-viewer.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export function EditOpportunityPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  return viewer && <EditOpportunity key={id} id={id} userId={viewer.id} notFound={<NotFoundPage />} />;
}
