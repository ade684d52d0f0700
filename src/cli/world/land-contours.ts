/** Draws land as a topographic map does: lines at equal distances from the coast, inland and out at sea. */
import { projectTurned, turn, WORLD } from '#ui/shared/world/project.ts';
import { isolinesOf } from './isolines.ts';
import type { Ring, Shape } from './topology.ts';

interface Line {
  /** Distance from the coast, in units of the map; negative at sea. */
  distance: number;
  width: number;
  opacity: number;
  /** How far the simplified line may deviate, in units of the map. */
  tolerance: number;
}

const LINES: readonly Line[] = [
  { distance: -9, width: 0.7, opacity: 0.22, tolerance: 0.9 },
  { distance: -4.5, width: 0.7, opacity: 0.36, tolerance: 0.8 },
  { distance: 0, width: 1.3, opacity: 1, tolerance: 0.45 },
  { distance: 6, width: 0.8, opacity: 0.5, tolerance: 0.6 },
  { distance: 14, width: 0.8, opacity: 0.5, tolerance: 0.6 },
  { distance: 24, width: 0.8, opacity: 0.5, tolerance: 0.6 },
  { distance: 36, width: 0.8, opacity: 0.5, tolerance: 0.6 },
];
const LAND_OPACITY = 0.1;
/** Cells added beyond each edge of the map, so that lines are closed there. */
const MARGIN = 12;
const [COLUMNS, ROWS] = [WORLD.width + 2 * MARGIN, WORLD.height + 2 * MARGIN];
/** How often the fields are smoothed: the coast keeps its bays, while the lines inland have none. */
const [FINE, ROUND] = [2, 60];
/** Lines at this distance or farther inland are drawn from the smoother field. */
const INLAND = 6;
const FAR = 1e9;

export function drawLand(shapes: readonly Shape[]): string {
  const isLand = rasterise(shapes);
  const inland = distances((cell) => isLand[cell] === 0);
  const atSea = distances((cell) => isLand[cell] === 1);
  const coast = smooth(
    inland.map((distance, cell) => distance - (atSea[cell] ?? 0)),
    FINE,
  );
  const hills = smooth(coast, ROUND);
  const paths = LINES.map(({ distance, width, opacity, tolerance }) => {
    const path = isolinesOf(distance < INLAND ? coast : hills, {
      columns: COLUMNS,
      rows: ROWS,
      level: distance,
      margin: MARGIN,
      tolerance,
    });
    const fill = distance === 0 ? `fill="#000" fill-opacity="${LAND_OPACITY}"` : 'fill="none"';
    return `<path ${fill} stroke-width="${width}" stroke-opacity="${opacity}" d="${path}"/>`;
  });
  const box = `viewBox="0 0 ${WORLD.width} ${WORLD.height}" width="${WORLD.width}" height="${WORLD.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} stroke="#000" stroke-linejoin="round"><title>Land</title>\n${paths.join('\n')}\n</svg>\n`;
}

/** @returns 1 for each cell whose centre is on land. */
function rasterise(shapes: readonly Shape[]): Uint8Array {
  const crossings = Array.from({ length: ROWS }, (): number[] => []);
  for (const ring of shapes.flatMap(({ polygons }) => polygons.flat())) addCrossings(crossings, ring);
  const cells = new Uint8Array(COLUMNS * ROWS);
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const from = Math.max(0, Math.ceil((xs[pair] ?? 0) - 0.5));
      const to = Math.min(COLUMNS - 1, Math.floor((xs[pair + 1] ?? 0) - 0.5));
      if (from <= to) cells.fill(1, row * COLUMNS + from, row * COLUMNS + to + 1);
    }
  }
  return cells;
}

/** Adds where each row's middle line crosses the ring. A ring across the map's edge is added on both sides. */
function addCrossings(crossings: number[][], ring: Ring): void {
  let last = turn(ring[0]?.[0] ?? 0);
  const turned = ring.map(([longitude]) => {
    const right = ((turn(longitude) - last + 540) % 360) - 180;
    last += right;
    return last;
  });
  const sides = [0, ...(Math.max(...turned) > 180 ? [-360] : []), ...(Math.min(...turned) < -180 ? [360] : [])];
  for (const side of sides) {
    const points = ring.map(([, latitude], index) => onGrid((turned[index] ?? 0) + side, latitude));
    for (const [index, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      const first = Math.max(0, Math.ceil(Math.min(y, nextY) - 0.5));
      const lowest = Math.min(ROWS - 1, Math.ceil(Math.max(y, nextY) - 0.5) - 1);
      for (let row = first; row <= lowest; row += 1) {
        crossings[row]?.push(x + ((row + 0.5 - y) / (nextY - y)) * (nextX - x));
      }
    }
  }
}

function onGrid(turned: number, latitude: number): [number, number] {
  const [x, y] = projectTurned(turned, latitude);
  return [x + MARGIN, y + MARGIN];
}

/** The distance from each cell to the nearest source, in cells, computed in two sweeps over the grid. */
function distances(isSource: (cell: number) => boolean): Float64Array {
  const field = Float64Array.from({ length: COLUMNS * ROWS }, (_, cell) => (isSource(cell) ? 0 : FAR));
  const relax = (cell: number, neighbours: readonly (readonly [number, number, number])[]) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    for (const [right, down, step] of neighbours) {
      if (column + right < 0 || column + right >= COLUMNS || row + down < 0 || row + down >= ROWS) continue;
      const through = (field[cell + right + down * COLUMNS] ?? FAR) + step;
      if (through < (field[cell] ?? FAR)) field[cell] = through;
    }
  };
  for (let cell = 0; cell < field.length; cell += 1) relax(cell, BEFORE);
  for (let cell = field.length - 1; cell >= 0; cell -= 1) relax(cell, AFTER);
  return field;
}

const BEFORE = [
  [-1, 0, 1],
  [0, -1, 1],
  [-1, -1, Math.SQRT2],
  [1, -1, Math.SQRT2],
] as const;
const AFTER = BEFORE.map(([right, down, step]) => [-right, -down, step] as const);

/** Replaces each cell with the mean of the nine cells around it, `rounds` times. */
function smooth(field: Float64Array, rounds: number): Float64Array {
  let smoothed = field;
  for (let round = 0; round < rounds; round += 1) smoothed = meansOf(smoothed);
  return smoothed;
}

const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * COLUMNS + column));

function meansOf(field: Float64Array): Float64Array {
  return field.map((value, cell) => AROUND.reduce((sum, offset) => sum + (field[cell + offset] ?? value), 0) / 9);
}
