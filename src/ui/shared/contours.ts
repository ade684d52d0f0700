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

/** Stands for no edge. */
const NONE = -1;

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
 * its pieces join end to start. Edges of the grid are numbered by their first corner: corner n has edge 2n to its right
 * and edge 2n + 1 below it.
 */
function isolines(field: Field, level: number): Point[][] {
  const { next, starts } = joinCrossings(field, level);
  const lines: Point[][] = [];
  for (const start of starts) {
    const line: Point[] = [];
    for (let edge = start; next[edge] !== NONE; ) {
      line.push(crossing(field, level, edge));
      const following = next[edge] ?? NONE;
      next[edge] = NONE;
      edge = following;
    }
    if (line.length > 4) lines.push(line);
  }
  return lines;
}

/** For each edge that a line crosses, finds the edge that it crosses next. */
function joinCrossings({ columns, rows, heights }: Field, level: number): { next: Int32Array; starts: number[] } {
  const next = new Int32Array(2 * columns * rows).fill(NONE);
  const starts: number[] = [];
  const isAbove = (corner: number) => (heights[corner] ?? 0) >= level;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const first = isAbove(corner);
      const second = isAbove(corner + 1);
      const third = isAbove(corner + columns + 1);
      const last = isAbove(corner + columns);
      if (first === second && second === third && third === last) continue;
      const around = [first, second, third, last];
      const edges = [2 * corner, 2 * corner + 3, 2 * (corner + columns), 2 * corner + 1];
      const crossed = edges.map((edge, side) => ({ edge, from: around[side], to: around[(side + 1) % 4] }));
      const downs = crossed.filter(({ from, to }) => from && !to);
      for (const [index, { edge }] of crossed.filter(({ from, to }) => !from && to).entries()) {
        next[edge] = downs[index]?.edge ?? NONE;
        starts.push(edge);
      }
    }
  }
  return { next, starts };
}

function crossing({ columns, heights }: Field, level: number, edge: number): Point {
  const corner = edge >> 1;
  const isDown = edge % 2 === 1;
  const from = heights[corner] ?? 0;
  const share = (level - from) / ((heights[isDown ? corner + columns : corner + 1] ?? 0) - from);
  const x = corner % columns;
  const y = Math.floor(corner / columns);
  return isDown ? [x, y + share] : [x + share, y];
}

/** Quadratic curves through the middles of the pieces: round, and a third of the bytes of a spline. */
function smoothPath(line: Point[]): string {
  const view = spaced(line.map(([x, y]): Point => [(x - 1) * CELL, (y - 1) * CELL]));
  let path = '';
  let from = view[view.length - 1] ?? [0, 0];
  for (const point of view) {
    const middle = `${tenth((from[0] + point[0]) / 2)} ${tenth((from[1] + point[1]) / 2)}`;
    path += path === '' ? `M${middle}` : middle;
    path += `Q${tenth(point[0])} ${tenth(point[1])} `;
    from = point;
  }
  const [first = from] = view;
  return `${path}${tenth((from[0] + first[0]) / 2)} ${tenth((from[1] + first[1]) / 2)}Z`;
}

function spaced(line: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= SHORTEST) kept.push(point);
  }
  return kept.length > 2 ? kept : line;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
