import { ScholarshipsPage as Scholarships } from '#domains/opportunities/web/list/scholarships-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function ScholarshipsPage() {
  return <Scholarships viewer={useViewer()} />;
}
