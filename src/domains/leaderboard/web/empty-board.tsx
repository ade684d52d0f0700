import type { LeaderboardPeriod } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useNow } from '#ui/timing/hydration.ts';
import { boardPath } from './board-address.ts';
import { inPeriod } from './board-texts.ts';

export function EmptyBoard({ period }: { period: LeaderboardPeriod }) {
  const viewer = useViewer();
  const now = useNow();
  return (
    <EmptyState
      title={say('leaderboard.emptyBoard.noPointsYet', inPeriod(period, now))}
      className="mt-6"
      action={
        <>
          {viewer?.role === 'Member' && (
            <ButtonLink to="/dashboard/impacts/new">{say('leaderboard.emptyBoard.logImpact')}</ButtonLink>
          )}
          {!viewer && <ButtonLink to="/auth/register">{say('leaderboard.emptyBoard.register')}</ButtonLink>}
          {period !== 'all' && (
            <ButtonLink to={boardPath({ period: 'all' })} variant="secondary">
              {say('leaderboard.emptyBoard.allTime')}
            </ButtonLink>
          )}
        </>
      }
    >
      {say('leaderboard.emptyBoard.hint')}
    </EmptyState>
  );
}
