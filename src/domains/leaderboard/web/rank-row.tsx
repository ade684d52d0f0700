import type { Ref } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { LeaderboardRow } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ContourRise } from '#ui/drawn/contour-rise.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { ordinal } from '#ui/text/ordinal.ts';
import { sayImpacts } from './board-texts.ts';
import { PersonLink } from './person-link.tsx';

/** Within a `@container`: it has fewer columns beside a list than on a page of its own. */
interface RankRowProps {
  row: LeaderboardRow;
  /** The leader's points, which the bars are relative to. */
  topPoints: number;
  isOwn: boolean;
  isTied: boolean;
  isAllTime: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
}

export function RankRow({ row, topPoints, isOwn, isTied, isAllTime, ref }: RankRowProps) {
  const { rank, person, points, verifiedImpacts } = row;
  const impacts = sayImpacts(verifiedImpacts);
  return (
    <li
      ref={ref}
      tabIndex={isOwn ? -1 : undefined}
      className={classNames(
        'group relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 @lg:grid-cols-[6rem_minmax(0,1fr)_minmax(0,14rem)_6rem] @lg:gap-x-5',
        // Wider than the list, so that the figures stay aligned.
        isOwn && '-mx-3 border-s-4 border-s-action bg-selected pe-3 ps-2',
      )}
    >
      <p className={classNames('font-display tabular-nums', ordinal(rank).length > 7 ? 'text-base' : 'text-xl')}>
        {ordinal(rank)}
        {isTied && <span className="block font-sans text-xs text-muted">{say('leaderboard.rankRow.tied')}</span>}
      </p>
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} size="sm" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            <span className="min-w-0 break-words">
              <PersonLink row={row} isAllTime={isAllTime} />
            </span>
            {isOwn && <Badge tone="action">{say('leaderboard.rankRow.you')}</Badge>}
          </p>
          {impacts && <p className="text-sm text-muted">{impacts}</p>}
        </div>
      </div>
      <ContourRise share={points / topPoints} size="sm" className="h-8 @max-lg:hidden" />
      <p className="text-end font-semibold tabular-nums">
        {formatNumber(points)}
        <span className="block text-xs font-normal text-muted">{say('leaderboard.rankRow.points', { points })}</span>
      </p>
    </li>
  );
}
