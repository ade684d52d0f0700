/** The geometry of a terrain chart: its surface and the contour lines below. */
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { MonthTick } from '../shared/dates.ts';

export const TERRAIN = { width: 1000, height: 300 };

export interface TerrainPoint {
  label: string;
  /** The axis label of a month, whose full label is too long. */
  tick?: MonthTick | undefined;
  value: number;
}

export interface Terrain {
  /** From the lowest contour to the surface: the line and the area below. */
  levels: { share: number; line: string; ground: string }[];
  /** Each point's position as fractions, from the start of time and from the bottom. */
  spots: { x: number; y: number }[];
}

const LEVELS = 5;
/** Digits after the decimal point: a thousandth of the width is a pixel or less. */
const DIGITS = 1;
/** Room above the highest point for its label. */
const HEADROOM = 0.16;

export function drawTerrain(points: readonly TerrainPoint[]): Terrain {
  const { width, height } = TERRAIN;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const across = scalePoint(
    points.map((_, index) => index),
    [0, width],
  ).padding(0.5);
  const up = scaleLinear([0, most], [height, height * HEADROOM]);
  // Extend the line horizontally to both edges.
  const ground = [
    { x: 0, value: points[0]?.value ?? 0 },
    ...points.map(({ value }, index) => ({ x: across(index) ?? 0, value })),
    { x: width, value: points.at(-1)?.value ?? 0 },
  ];
  const levels = Array.from({ length: LEVELS }, (_, index) => {
    const share = (index + 1) / LEVELS;
    const x = ({ x }: { x: number }) => x;
    const y = ({ value }: { value: number }) => up(value * share);
    const shape = {
      line: line<Spot>(x, y).digits(DIGITS),
      ground: area<Spot>(x, height, y).digits(DIGITS),
    };
    return {
      share,
      line: shape.line.curve(curveMonotoneX)(ground) ?? '',
      ground: shape.ground.curve(curveMonotoneX)(ground) ?? '',
    };
  });
  const spots = points.map(({ value }, index) => ({ x: (across(index) ?? 0) / width, y: 1 - up(value) / height }));
  return { levels, spots };
}

interface Spot {
  x: number;
  value: number;
}
