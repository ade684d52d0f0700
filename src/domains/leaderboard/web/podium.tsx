import { sayName } from '#domains/people/model.ts';
import type { LeaderboardRow } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ContourRise } from '#ui/drawn/contour-rise.tsx';
import { ordinal } from '#ui/text/ordinal.ts';
import { isTied, keysOf, sayImpacts, sayPoints } from './board-texts.ts';
import { PersonLink } from './person-link.tsx';

interface PodiumProps {
  /** The top three. */
  rows: readonly LeaderboardRow[];
  ownId: string | undefined;
  isAllTime: boolean;
}

const HEIGHTS = ['h-24 sm:h-52', 'h-16 sm:h-44', 'h-16 sm:h-40'];

/** The top three, each drawn as high as its points. */
export function Podium({ rows, ownId, isAllTime }: PodiumProps) {
  const topPoints = rows[0]?.points ?? 1;
  const keys = keysOf(rows);
  return (
    <ol className="grid grid-cols-2 items-start gap-x-5 gap-y-8 sm:items-end sm:grid-cols-[6fr_5fr_5fr] sm:gap-x-8">
      {rows.map((row, index) => {
        const { rank, person, points, verifiedImpacts } = row;
        const isFirst = rank === 1;
        return (
          <li
            key={keys[index]}
            className={classNames(
              'group relative flex min-w-0 flex-col border-s-4 ps-4',
              isFirst ? 'border-accent' : 'border-action',
              index === 0 && 'max-sm:col-span-2',
            )}
          >
            <ContourRise
              share={points / topPoints}
              color={isFirst ? 'var(--color-accent)' : 'var(--color-action)'}
              className={HEIGHTS[index] ?? 'h-16'}
            />
            <p className="mt-3 flex items-baseline gap-2 font-display text-3xl tabular-nums">
              {ordinal(rank)}
              {isTied(rows, index) && (
                <span className="font-sans text-sm text-muted">{say('leaderboard.podium.tied')}</span>
              )}
            </p>
            <div className="mt-2 flex min-w-0 items-center gap-3">
              <Avatar
                name={sayName(person)}
                src={person.avatarUrl ?? undefined}
                className={index === 0 ? undefined : 'max-sm:hidden'}
              />
              <div className="min-w-0">
                <p className="text-lg leading-snug font-semibold break-words">
                  <PersonLink row={row} isAllTime={isAllTime} />
                  {person.id === ownId && ` ${say('leaderboard.podium.you')}`}
                </p>
                <p className="text-sm text-muted tabular-nums">
                  {sayPoints(points)}
                  <span className="block">{sayImpacts(verifiedImpacts) ?? '\u00a0'}</span>
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
