import { MyScholarshipsPage as MyScholarships } from '#domains/opportunities/web/mine/my-scholarships-page.tsx';
import { useViewer } from '../use-viewer.ts';

export function MyScholarshipsPage() {
  const viewer = useViewer();
  return viewer && <MyScholarships viewer={viewer} />;
}
