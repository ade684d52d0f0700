import { NewOpportunityPage as NewOpportunity } from '#domains/opportunities/web/form/new-opportunity-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function NewOpportunityPage() {
  const viewer = useViewer();
  return viewer && <NewOpportunity key={viewer.id} userId={viewer.id} />;
}
