import { scaleSqrt } from 'd3-scale';
import { ContourProgress } from '../contour-progress.tsx';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';

export interface RiseTile {
  id: string;
  name: string;
  value: number;
  /** A CSS colour that encodes what the tile stands for. */
  color: string;
}

interface RiseTilesProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  tiles: readonly RiseTile[];
  heads: readonly [string, string];
  say?: ((value: number) => string) | undefined;
}

const figure = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/**
 * Quantities of unlike things, each as ground that has risen so far. The heights go by the square root, so that the
 * small ones beside a great one are still ground; the numbers say what they are.
 */
export function RiseTiles({ tiles, heads, say = figure, ...frame }: RiseTilesProps) {
  const most = Math.max(1, ...tiles.map(({ value }) => value));
  const height = scaleSqrt([0, most], [0, 100]);
  return (
    <ChartFrame {...frame} table={{ heads, rows: tiles.map(({ name, value }) => [name, say(value)]) }}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-6">
        {tiles.map(({ id, name, value, color }) => (
          <li key={id} className="min-w-0 border-l-4 pl-3" style={{ borderColor: color }}>
            <ContourProgress label={name} value={height(value)} color={color} className="h-14" />
            <p className="mt-1.5 font-display text-xl tabular-nums">{say(value)}</p>
            <p className="text-sm leading-snug text-muted">{name}</p>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
