import { useQuery } from '@tanstack/react-query';
import type { LeaderboardPeriod } from '../../../../generated/types.gen.ts';
import { getCurrentUserOptions } from '../../../../generated/users/getCurrentUser.gen.ts';
import type { Viewer } from '../../../platform/browser/viewer.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { sayPeriod } from './board-words.ts';

interface NoPlaceProps {
  viewer: Viewer;
  period: LeaderboardPeriod;
  privacyPath: string;
}

/** Why the one who looks is not on it, and what would change that. */
export function NoPlace({ viewer, period, privacyPath }: NoPlaceProps) {
  const { data } = useQuery(getCurrentUserOptions());
  if (!data) return null;
  const { points, rank } = data.data;
  if (points > 0 && rank === null) {
    return (
      <p className="max-w-prose text-muted">
        You stay off the leaderboard, as your privacy settings say.{' '}
        <TextLink to={privacyPath}>Change who sees you</TextLink>
      </p>
    );
  }
  return (
    <p className="max-w-prose text-muted">
      You have no points {sayPeriod(period, new Date())} yet; a verified impact brings the first.{' '}
      {viewer.role === 'Member' && <TextLink to="/dashboard/impacts/new">Log an impact</TextLink>}
    </p>
  );
}
