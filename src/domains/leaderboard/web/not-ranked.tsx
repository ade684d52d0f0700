import { useQuery } from '@tanstack/react-query';
import type { LeaderboardPeriod } from '#generated/types.gen.ts';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { useNow } from '#ui/timing/hydration.ts';
import { inPeriod } from './board-texts.ts';

/** Why the viewer isn't ranked, and how to change that. */
export function NotRanked({ period }: { period: LeaderboardPeriod }) {
  const viewer = useKnownViewer();
  const now = useNow();
  const { data } = useQuery(getCurrentUserOptions());
  if (!data) return null;
  const { points, rank } = data.data;
  if (points > 0 && rank === null) {
    return (
      <p className="max-w-prose text-muted">
        {say('leaderboard.notRanked.hiddenByPrivacy')}{' '}
        <TextLink to={`${viewer.home}/settings/privacy`}>{say('leaderboard.notRanked.privacyLink')}</TextLink>
      </p>
    );
  }
  return (
    <p className="max-w-prose text-muted">
      {say('leaderboard.notRanked.noPointsYet', inPeriod(period, now))}{' '}
      {viewer.role === 'Member' && (
        <TextLink to="/dashboard/impacts/new">{say('leaderboard.notRanked.logImpact')}</TextLink>
      )}
    </p>
  );
}
