import type { LeaderboardPeriod, LeaderboardRow } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ordinal } from '#ui/text/ordinal.ts';
import { boardPath } from './board-address.ts';
import { sayPoints } from './board-texts.ts';

interface OwnBarProps {
  own: LeaderboardRow;
  period: LeaderboardPeriod;
  total: number;
}

/** The viewer's rank, at the bottom of the screen while its row is out of sight. */
export const OwnBar = ({ own: { rank, points }, period, total }: OwnBarProps) => (
  <section
    aria-label={say('leaderboard.ownBar.yourRank')}
    data-own-bar
    className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-6 flex items-center gap-x-5 border-t-4 border-action bg-raised px-4 py-3 shadow-overlay sm:mx-0 sm:rounded-se-lg sm:border-t-0 sm:border-s-4 sm:px-5"
  >
    <p className="font-display text-2xl tabular-nums">{ordinal(rank)}</p>
    <p className="min-w-0 flex-1 leading-snug">
      <span className="block font-semibold">{say('leaderboard.ownBar.you')}</span>
      <span className="text-sm text-muted tabular-nums">
        {sayPoints(points)}
        <span className="max-sm:hidden">{say('leaderboard.ownBar.ofAllRanked', { total })}</span>
      </span>
    </p>
    <ButtonLink to={boardPath({ period, isAtOwn: true })} variant="secondary" size="sm" preventScrollReset>
      {say('leaderboard.ownBar.ownRank')}
    </ButtonLink>
  </section>
);
