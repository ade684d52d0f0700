import { CouncilsPage as Councils } from '#domains/councils/web/list/councils-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function CouncilsPage() {
  return <Councils viewer={useViewer()} />;
}
