import { NewCouncilPage as NewCouncil } from '#domains/councils/web/form/new-council-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function NewCouncilPage() {
  const viewer = useViewer();
  return viewer && <NewCouncil key={viewer.id} userId={viewer.id} />;
}
