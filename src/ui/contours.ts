import { type Field, heightField } from './contour-field.ts';

export interface ContourLevel {
  /** Closed SVG path of every line at this height. */
  path: string;
  /** 0 at the lowest line, 1 at the highest. */
  height: number;
}

export interface Contours {
  width: number;
  height: number;
  levels: ContourLevel[];
}

const LEVELS = 9;
const CELL = 14;
/** Shorter pieces are grid artefacts. */
const SHORTEST = CELL * 0.45;

type Point = readonly [number, number];

/** The same seed always draws the same hills. */
export function drawContours(seed: string, columns = 27, rows = 18): Contours {
  const field = heightField(seed, columns, rows);
  const levels = Array.from({ length: LEVELS }, (_, index) => {
    const height = index / (LEVELS - 1);
    return {
      height,
      path: isolines(field, 0.14 + height * 0.76)
        .map(smoothPath)
        .join(''),
    };
  });
  return { width: (columns - 3) * CELL, height: (rows - 3) * CELL, levels: levels.filter((level) => level.path) };
}

/**
 * Marching squares. The outermost cells are below every level, so each line is closed. With high ground on the left,
 * its pieces join end to start.
 */
function isolines(field: Field, level: number): Point[][] {
  const next = new Map<string, { key: string; from: Point }>();
  for (let row = 0; row < field.rows - 1; row++) {
    for (let column = 0; column < field.columns - 1; column++) {
      for (const [from, to] of crossings(field, column, row, level)) next.set(key(from), { key: key(to), from });
    }
  }
  const lines: Point[][] = [];
  for (const start of [...next.keys()]) {
    const line: Point[] = [];
    for (let at = next.get(start); at; at = take(next, at.key)) {
      if (line.length === 0) next.delete(start);
      line.push(at.from);
    }
    if (line.length > 4) lines.push(line);
  }
  return lines;
}

function take<V>(map: Map<string, V>, name: string): V | undefined {
  const value = map.get(name);
  map.delete(name);
  return value;
}

function crossings(field: Field, column: number, row: number, level: number): Array<[Point, Point]> {
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const heights = corners.map(([x, y]) => field.at(x, y));
  const ups: Point[] = [];
  const downs: Point[] = [];
  corners.forEach((corner, index) => {
    const other = (index + 1) % 4;
    const [a, b] = [heights[index] ?? 0, heights[other] ?? 0];
    if (a < level === b < level) return;
    const end = corners[other] ?? corner;
    const share = (level - a) / (b - a);
    const point: Point = [corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share];
    (a < level ? ups : downs).push(point);
  });
  return ups.flatMap((up, index) => {
    const down = downs[index];
    return down ? [[up, down] as [Point, Point]] : [];
  });
}

function key([x, y]: Point): string {
  return `${x.toFixed(4)} ${y.toFixed(4)}`;
}

/** Quadratic curves through the middles of the pieces: round, and a third of the bytes of a spline. */
function smoothPath(line: Point[]): string {
  const view = spaced(line.map(([x, y]): Point => [(x - 1) * CELL, (y - 1) * CELL]));
  const middles = view.map((point, index) => middle(point, view[(index + 1) % view.length] ?? point));
  const start = middles[middles.length - 1] ?? [0, 0];
  return `M${pair(start)}${view.map((point, index) => `Q${pair(point)} ${pair(middles[index] ?? point)}`).join('')}Z`;
}

function spaced(line: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= SHORTEST) kept.push(point);
  }
  return kept.length > 2 ? kept : line;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function pair([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
