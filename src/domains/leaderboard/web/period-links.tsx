import { Link } from 'react-router-dom';
import type { LeaderboardPeriod } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { boardPath } from './board-address.ts';
import { PERIOD_NAMES } from './board-texts.ts';

const PERIODS = ['all', 'year', 'month'] as const;

export const PeriodLinks = ({ period }: { period: LeaderboardPeriod }) => (
  <nav aria-label={say('leaderboard.periodLinks.period')} className="flex border-b border-line">
    {PERIODS.map((one) => (
      <Link
        key={one}
        to={boardPath({ period: one })}
        preventScrollReset
        aria-current={one === period ? 'page' : undefined}
        className={classNames(
          '-mb-px grid min-h-11 place-items-center border-b-4 px-4 text-center transition-colors max-sm:flex-1 max-sm:px-1 sm:whitespace-nowrap',
          one === period ? 'border-action font-semibold' : 'border-unmarked text-muted hover:text-ink',
        )}
      >
        {PERIOD_NAMES[one]}
      </Link>
    ))}
  </nav>
);
