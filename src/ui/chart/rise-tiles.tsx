import { scaleSqrt } from 'd3-scale';
import { Link } from 'react-router-dom';
import { formatNumber } from '#languages/numbers.ts';
import { classNames } from '../class-names.ts';
import { ContourRise } from '../drawn/contour-rise.tsx';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';

export interface RiseTile {
  id: string;
  name: string;
  value: number;
  /** A CSS colour that encodes the tile's meaning. */
  color: string;
  /** A link; on all tiles or on none. */
  to?: string | undefined;
}

interface RiseTilesProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  tiles: readonly RiseTile[];
  heads: readonly [string, string];
}

const figure = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/**
 * Quantities as hills. Heights use the square root, so that small values stay visible beside large ones. The first
 * tile takes two cells, so the seventeen goals fill eighteen.
 */
export function RiseTiles({ tiles, heads, ...frame }: RiseTilesProps) {
  const most = Math.max(1, ...tiles.map(({ value }) => value));
  const height = scaleSqrt([0, most], [0, 1]);
  const isRead = tiles.some(({ to }) => to !== undefined);
  const table = isRead ? null : { heads, rows: tiles.map(({ name, value }) => [name, figure(value)]) };
  return (
    <ChartFrame {...frame} table={table}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 @lg:grid-cols-3 @3xl:grid-cols-6">
        {tiles.map(({ id, name, value, color, to }, index) => (
          <li
            key={id}
            className={classNames('relative flex min-w-0 flex-col border-s-4 ps-3', index === 0 && 'col-span-2')}
            style={{ borderColor: color }}
          >
            <ContourRise share={height(value)} color={color} className="h-14" />
            <p className={classNames('mt-1.5 font-display tabular-nums', index === 0 ? 'text-3xl' : 'text-xl')}>
              {figure(value)}
            </p>
            <p className={classNames('leading-snug text-muted', index > 0 && 'text-sm')}>
              {to ? (
                <Link to={to} className="after:absolute after:inset-0 hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
