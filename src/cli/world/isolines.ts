/** Traces the contour lines of one level through a grid of heights, as a short SVG path. */

interface Isolines {
  columns: number;
  rows: number;
  level: number;
  /** The number of cells left of and above the path's origin. */
  margin: number;
  /** A point is left out if it is at most this far from the line without it, in cells. */
  tolerance: number;
}

type Point = readonly [number, number];

/** Lines with fewer points are specks, and are left out. */
const MIN_POINTS = 7;

export function isolinesOf(field: Float64Array, { columns, rows, level, margin, tolerance }: Isolines): string {
  const next = new Map<number, number>();
  const isAbove = (corner: number) => (field[corner] ?? 0) > level;
  for (let corner = 0; corner < columns * (rows - 1); corner += 1) {
    if (corner % columns === columns - 1) continue;
    const corners = [corner, corner + 1, corner + columns + 1, corner + columns].map(isAbove);
    // An edge is numbered after its first corner: twice that for the one to the right, and one more for the one below.
    const edges = [2 * corner, 2 * corner + 3, 2 * (corner + columns), 2 * corner + 1];
    const ups = edges.filter((_, side) => !corners[side] && corners[(side + 1) % 4]);
    const downs = edges.filter((_, side) => corners[side] && !corners[(side + 1) % 4]);
    for (const [index, edge] of ups.entries()) next.set(edge, downs[index] ?? edge);
  }
  const crossing = (edge: number): Point => {
    const corner = edge >> 1;
    const isDown = edge % 2 === 1;
    const from = field[corner] ?? 0;
    const share = (level - from) / ((field[isDown ? corner + columns : corner + 1] ?? 0) - from);
    const [x, y] = [(corner % columns) + 0.5 - margin, Math.floor(corner / columns) + 0.5 - margin];
    return isDown ? [x, y + share] : [x + share, y];
  };
  return linesOf(next)
    .filter(({ length }) => length >= MIN_POINTS)
    .map((edges) => simplify(edges.map(crossing), tolerance))
    .filter(({ length }) => length > 3)
    .map(pathOf)
    .join('');
}

/** Joins edges to lines, which are closed unless they leave the field. */
function linesOf(next: Map<number, number>): number[][] {
  const followed = new Set(next.values());
  const starts = [...[...next.keys()].filter((edge) => !followed.has(edge)), ...next.keys()];
  return starts.map((start) => {
    const line: number[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
      line.push(edge);
      const following = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    return line;
  });
}

/** The Ramer–Douglas–Peucker algorithm. */
function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [right, down] = [toX - fromX, toY - fromY];
  const length = Math.hypot(right, down);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(right * (y - fromY) - down * (x - fromX)) / length;
}

/** A smooth path through the middles of the segments, rounded to tenths; each curve is relative to the one before. */
function pathOf(points: readonly Point[]): string {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const middle = (index: number): Point => {
    const [[x, y], [toX, toY]] = [at(tenths, index), at(tenths, index + 1)];
    return [Math.round((x + toX) / 2), Math.round((y + toY) / 2)];
  };
  let from = middle(-1);
  let path = `M${from.map(say).join(' ')}q`;
  for (const [index, [x, y]] of tenths.entries()) {
    const to = middle(index);
    const numbers = [x - from[0], y - from[1], to[0] - from[0], to[1] - from[1]].map(say);
    path += numbers
      .map((number, place) => (place + index === 0 || number.startsWith('-') ? number : ` ${number}`))
      .join('');
    from = to;
  }
  return `${path}z`;
}

const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

const say = (tenths: number): string => String(tenths / 10).replace(/^(-?)0\./, '$1.');
