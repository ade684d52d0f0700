import { CouncilPicker } from '#domains/councils/web/mine/council-picker.tsx';
import { NewImpactPage as NewImpact } from '#domains/impacts/web/form/new-impact-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function NewImpactPage() {
  const viewer = useViewer();
  return (
    viewer && <NewImpact key={viewer.id} userId={viewer.id} renderCouncil={(field) => <CouncilPicker {...field} />} />
  );
}
