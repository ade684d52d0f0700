import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getLeaderboardOptions } from '#generated/users/getLeaderboard.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { ordinal } from '#ui/text/ordinal.ts';
import { useNow } from '#ui/timing/hydration.ts';
import { boardPath } from './board-address.ts';
import { isTied, keysOf } from './board-texts.ts';
import { RankRow } from './rank-row.tsx';

interface ThisYearsLeadersProps {
  title: ReactNode;

  /** Up to five. */
  count: number;
  /** The directory, for roles that have one. */
  peoplePath?: string | undefined;
}

/** How many rows are read: the five that may be shown, and one more to tell whether the last of them is tied. */
const MAX_READ = 6;

const leadersOptions = () =>
  projectedQuery(getLeaderboardOptions({ query: { period: 'year' } }), ({ data: { top, own } }) => ({
    top: top.slice(0, MAX_READ),
    own,
  }));

/** This year's top, and the viewer's own rank. Renders nothing while the year has no points. */
export function ThisYearsLeaders({ title, count, peoplePath }: ThisYearsLeadersProps) {
  const read = useQuery(leadersOptions());
  const { data: board, isPending, isError } = read;
  const now = useNow();
  if (board && board.top.length === 0) return null;
  const rows = board?.top.slice(0, count) ?? [];
  const keys = keysOf(rows);
  const own = board?.own;
  const isOwnAmong = rows.some(({ person }) => person.id === own?.person.id);
  return (
    <section aria-labelledby="leaders">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="leaders" className="text-2xl">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-5">
          {peoplePath && <TextLink to={peoplePath}>{say('leaderboard.leaders.findPeople')}</TextLink>}
          <TextLink to={boardPath({ period: 'year' })}>{say('leaderboard.leaders.all')}</TextLink>
        </p>
      </div>
      {isPending && (
        <LoadingState label={say('leaderboard.leaders.loading')} className="mt-5 space-y-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </LoadingState>
      )}
      {isError && <FailedRead of={read} level={3} className="mt-5" what={say('leaderboard.leaders.failed')} />}
      {board && (
        <ol className="@container mt-5 border-t border-line">
          {rows.map((row, index) => (
            <RankRow
              key={keys[index]}
              row={row}
              topPoints={rows[0]?.points ?? 1}
              isOwn={row.person.id === own?.person.id}
              isTied={isTied(board.top, index)}
              isAllTime={false}
            />
          ))}
        </ol>
      )}
      {own && !isOwnAmong && (
        <p className="mt-4">
          {say('leaderboard.leaders.ownRank', { rank: ordinal(own.rank), year: String(now.getUTCFullYear()) })}{' '}
          <TextLink to={boardPath({ period: 'year', isAtOwn: true })}>
            {say('leaderboard.leaders.ownRankLink')}
          </TextLink>
        </p>
      )}
    </section>
  );
}
