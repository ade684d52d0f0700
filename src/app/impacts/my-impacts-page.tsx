import { MyImpactsPage as MyImpacts } from '#domains/impacts/web/mine/my-impacts-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function MyImpactsPage() {
  const viewer = useViewer();
  return viewer && <MyImpacts key={viewer.id} userId={viewer.id} />;
}
