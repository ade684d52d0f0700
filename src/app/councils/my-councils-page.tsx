import { CouncilCharts } from '#domains/councils/web/mine/council-charts.tsx';
import { MyCouncilsPage as MyCouncils } from '#domains/councils/web/mine/my-councils-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function MyCouncilsPage() {
  const viewer = useViewer();
  return viewer && <MyCouncils charts={<CouncilCharts userId={viewer.id} />} />;
}
