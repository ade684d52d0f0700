import { LeaderboardPage as Leaderboard } from '#domains/leaderboard/web/leaderboard-page.tsx';
import { settingsPathOf } from '../settings/settings-path.ts';
import { useViewer } from '../use-viewer.ts';

export function LeaderboardPage() {
  const viewer = useViewer();
  return <Leaderboard viewer={viewer} privacyPath={viewer ? settingsPathOf(viewer.role, 'privacy') : '/'} />;
}
