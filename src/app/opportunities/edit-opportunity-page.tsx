import { useParams } from 'react-router-dom';
import { EditOpportunityPage as EditOpportunity } from '#domains/opportunities/web/form/edit-opportunity-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function EditOpportunityPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  return viewer && <EditOpportunity key={id} id={id} userId={viewer.id} notFound={<NotFoundPage />} />;
}
