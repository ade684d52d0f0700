/** Outlines as the path of an SVG: cut off outside a window, and without points that couldn't be told apart. */
import type { Outline } from './land.ts';

type Point = readonly [x: number, y: number];

/** In shares of the world. It may reach beyond its edges, where the world repeats. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Drawing {
  window: Window;
  /** The point of the world at the origin of the path. */
  origin: Point;
  /** Pixels for the width of the world. */
  scale: number;
  isClosed: boolean;
}

/** In pixels. */
const MIN_STEP = 0.7;

export function pathOf(outlines: readonly Outline[], { window, origin, scale, isClosed }: Drawing): string {
  const path: string[] = [];
  // Outlines may reach beyond the edge of the world themselves.
  for (let copy = Math.floor(window.left) - 1; copy <= Math.floor(window.right) + 1; copy += 1) {
    const part = { ...window, left: window.left - copy, right: window.right - copy };
    for (const outline of outlines) {
      if (!overlap(outline, part)) continue;
      const points = isClosed && !isWithin(outline, part) ? clip(outline.points, part) : outline.points;
      const [x, y] = [origin[0] - copy, origin[1]];
      const drawn = draw(points.map((point) => [(point[0] - x) * scale, (point[1] - y) * scale] as const));
      if (drawn !== '') path.push(isClosed ? `${drawn}Z` : drawn);
    }
  }
  return path.join(' ');
}

const overlap = (one: Window, other: Window): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

const isWithin = (one: Window, other: Window): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

function draw(points: readonly Point[]): string {
  const drawn: string[] = [];
  let last: Point | null = null;
  for (const point of points) {
    const isNear = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < MIN_STEP;
    if (isNear) continue;
    drawn.push(`${drawn.length === 0 ? 'M' : ''}${point[0].toFixed(1)},${point[1].toFixed(1)}`);
    last = point;
  }
  return drawn.length > 1 ? drawn.join(' ') : '';
}

/** Cuts a polygon at one edge of the window after the other (Sutherland and Hodgman). */
function clip(points: readonly Point[], { left, top, right, bottom }: Window): readonly Point[] {
  const byX = clipAt(clipAt(points, 0, left, 1), 0, right, -1);
  return clipAt(clipAt(byX, 1, top, 1), 1, bottom, -1);
}

/** @param side 1 to keep what is greater than the edge, -1 for what is less. */
function clipAt(points: readonly Point[], axis: 0 | 1, edge: number, side: 1 | -1): Point[] {
  const kept: Point[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (!before) break;
    const isIn = (point[axis] - edge) * side >= 0;
    const wasIn = (before[axis] - edge) * side >= 0;
    if (isIn !== wasIn) {
      const share = (edge - before[axis]) / (point[axis] - before[axis]);
      kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
    }
    if (isIn) kept.push(point);
    before = point;
  }
  return kept;
}
