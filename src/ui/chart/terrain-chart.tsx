import { useMemo } from 'react';
import { formatNumber } from '#languages/numbers.ts';
import { classNames } from '../class-names.ts';
import { useIsInBrowser } from '../timing/hydration.ts';
import { axisOf } from './axis.ts';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import { drawTerrain, TERRAIN, type TerrainPoint } from './terrain.ts';

interface TerrainChartProps extends Omit<ChartFrameProps, 'table' | 'children'> {
  /** In chronological order. */
  points: readonly TerrainPoint[];
  /** The table's headings. */
  heads: readonly [string, string];
  say?: ((value: number) => string) | undefined;
  /** A CSS colour from the tokens. */
  color?: string | undefined;
}

/** With more points, only the first, highest and last are labelled on a phone. */
const MAX_LABELLED = 8;

/** On a slope the label leans over the lower side, clear of the line. */
const LEANS = {
  back: 'ltr:-translate-x-[85%] rtl:translate-x-[85%]',
  middle: 'ltr:-translate-x-1/2 rtl:translate-x-1/2',
  on: 'ltr:-translate-x-[15%] rtl:translate-x-[15%]',
  edge: 'ltr:-translate-x-full rtl:translate-x-full',
};
/** Keeps labels within a phone's edges. */
const AT_EDGE = 'calc(100% + 0.75rem)';

function leanOf(points: readonly TerrainPoint[], index: number): keyof typeof LEANS {
  const [before, at, after] = [points[index - 1]?.value, points[index]?.value ?? 0, points[index + 1]?.value];
  if (after === undefined) return before !== undefined && before > at ? 'edge' : 'middle';
  if (before === undefined) return 'middle';
  if (before < at && at < after) return 'back';
  return before > at && at > after ? 'on' : 'middle';
}

const figure = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/**
 * A quantity over time as terrain, with labelled points; time runs in the reading direction. The server draws only the
 * surface, and leaves the contour lines below it to the browser.
 */
export function TerrainChart(props: TerrainChartProps) {
  const { points, heads, say = figure, color = 'var(--color-action)', ...frame } = props;
  const { levels, spots } = useMemo(() => drawTerrain(points), [points]);
  const drawn = useIsInBrowser() ? levels : levels.slice(-1);
  const highest = points.reduce((best, { value }, index) => (value > (points[best]?.value ?? 0) ? index : best), 0);
  const isLabelled = (index: number) =>
    points.length <= MAX_LABELLED || index === 0 || index === highest || index === points.length - 1;
  const every = Math.ceil(points.length / MAX_LABELLED);
  return (
    <ChartFrame {...frame} table={{ heads, rows: points.map(({ label, value }) => [label, say(value)]) }}>
      <div className="relative h-48 sm:h-60">
        <svg
          viewBox={`0 0 ${TERRAIN.width} ${TERRAIN.height}`}
          preserveAspectRatio="none"
          className="mirrors absolute inset-0 size-full overflow-visible"
          role="presentation"
        >
          {drawn.map(({ share, line, ground }) => (
            <g key={share} fill={color} stroke={color}>
              <path d={ground} fillOpacity="0.1" stroke="none" />
              <path
                d={line}
                fill="none"
                strokeWidth={share === 1 ? 3 : 1}
                strokeOpacity={share === 1 ? 1 : 0.6}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
        {points.map(({ label, value }, index) => {
          const spot = spots[index];
          if (!spot || !isLabelled(index)) return null;
          const lean = leanOf(points, index);
          return (
            <span
              key={label}
              className={classNames(
                'absolute mb-1 text-xs font-semibold tabular-nums [text-shadow:0_0_3px_var(--color-page),0_0_3px_var(--color-page)] sm:text-sm',
                LEANS[lean],
              )}
              style={{ insetInlineStart: lean === 'edge' ? AT_EDGE : `${spot.x * 100}%`, bottom: `${spot.y * 100}%` }}
            >
              {say(value)}
            </span>
          );
        })}
      </div>
      <div
        className={classNames(
          'relative mt-1.5 border-t border-control text-xs text-muted tabular-nums sm:text-sm',
          points.some(({ tick }) => tick) ? 'h-10' : 'h-5',
        )}
      >
        {axisOf(points, every).map(({ index, name, year }) => (
          <span
            key={points[index]?.label}
            className={classNames('absolute top-1 text-center whitespace-nowrap', LEANS.middle)}
            style={{ insetInlineStart: `${(spots[index]?.x ?? 0) * 100}%` }}
          >
            {name}
            {year && <span className="block">{year}</span>}
          </span>
        ))}
      </div>
    </ChartFrame>
  );
}
