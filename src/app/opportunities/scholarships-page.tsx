import { ScholarshipsPage as Scholarships } from '../../domains/opportunities/web/list/scholarships-page.tsx';
import { useViewer } from '../impacts/use-viewer.ts';

export function ScholarshipsPage() {
  return <Scholarships viewer={useViewer()} />;
}
