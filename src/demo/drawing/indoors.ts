/** Draws the rooms that people meet in. */
import { drawTree } from './plants.ts';
import type { Stage } from './stage.ts';
import { at, circle, darker, ellipse, filledPath, lighter, mix, polygon, polyline, rect, strokedPath } from './svg.ts';

const WALLS = ['#f0dfc2', '#d9e3d6', '#f1d9c6', '#d8e2e6', '#eadfe0', '#f3e6bf'];
const FLOORS = ['#c99d6f', '#b88a63', '#d3ae82', '#a98868'];
const FLOOR_LINE = -26;

/** @param windows their positions, in units from the middle. */
export function drawRoom(stage: Stage, windows: readonly number[]): string {
  const { left, right, top, bottom, random } = stage;
  const width = right - left;
  const wall = random.pick(WALLS);
  const floor = random.pick(FLOORS);
  const boards = [-15, -2, 11, 26, 43]
    .filter((y) => y < bottom)
    .map((y) => rect(left, y, width, 0.9, darker(floor, 0.1)));
  return [
    rect(left, top, width, FLOOR_LINE - top, wall),
    rect(left, FLOOR_LINE, width, bottom - FLOOR_LINE, floor),
    ...boards,
    rect(left, FLOOR_LINE - 5, width, 5, lighter(wall, 0.5)),
    ...(top < -140 ? drawLamps(stage) : []),
    ...windows.map((x) => at(x, -98, drawWindow(stage))),
    at(random.chance(0.5) ? left + 16 : right - 16, -22, drawPotPlant(stage)),
  ].join('');
}

/** Two lamps that hang from a high ceiling. */
function drawLamps({ top, random }: Stage): string[] {
  const colour = random.pick(['#d8573f', '#2f7464', '#e0a23f', '#4a5560']);
  return [-52, 46].map(
    (x) =>
      polyline(
        [
          [x, top],
          [x, top + 14],
        ],
        '#6d5b4c',
        1.2,
      ) +
      filledPath(
        `M${x - 13} ${top + 26} Q${x - 12} ${top + 13} ${x} ${top + 13} Q${x + 12} ${top + 13} ${x + 13} ${top + 26} Z`,
        colour,
      ) +
      ellipse(x, top + 26.5, 6, 2.4, '#fbeec0'),
  );
}

/** A window with the land outside. Its middle is the origin. */
function drawWindow(stage: Stage): string {
  const { palette } = stage;
  const view = [
    rect(-24, -26, 48, 52, mix(palette.skyTop, palette.sky, 0.4)),
    circle(12, -14, 6, palette.sun),
    ellipse(-8, 24, 30, 14, palette.far),
    ellipse(14, 28, 26, 13, palette.middle),
    at(-10, 26, drawTree(stage), { scale: 0.34 }),
  ];
  const clip = `<clipPath id="pane"><rect x="-24" y="-26" width="48" height="52"/></clipPath>`;
  const frame = '#fbf6ea';
  return [
    clip,
    `<g clip-path="url(#pane)">${view.join('')}</g>`,
    `<rect x="-24" y="-26" width="48" height="52" fill="none" stroke="${frame}" stroke-width="4"/>`,
    polyline(
      [
        [0, -26],
        [0, 26],
      ],
      frame,
      2.4,
    ),
    rect(-29, 26, 58, 4, frame, 1),
  ].join('');
}

function drawPotPlant({ random }: Stage): string {
  const green = random.pick(['#4d8a5b', '#3d7a5a', '#6c9a4c']);
  const leaf = (x: number, y: number) => strokedPath(`M0 -16 Q${x / 2} ${y} ${x} ${y + 6}`, green, 5);
  return (
    leaf(-14, -40) +
    leaf(14, -42) +
    leaf(-6, -52) +
    leaf(7, -50) +
    polygon(
      [
        [-9, -17],
        [9, -17],
        [6, 2],
        [-6, 2],
      ],
      '#c2683f',
      2,
    )
  );
}

/** A table on the ground, with its left end at `x`. A person behind it is visible from the waist up. */
export function drawTable(x: number, width: number, { colour = '#a9744a', height = 40 } = {}): string {
  const leg = (at: number) => rect(at, -height, 4.4, height + 4, darker(colour, 0.2), 1);
  return [leg(x + 5), leg(x + width - 9), rect(x, -height - 4, width, 6, colour, 2)].join('');
}

/** A table with a cloth that hides everything under it. */
export function drawCounter(x: number, width: number, cloth: string, height = 40): string {
  return [
    rect(x + 2, -height, width - 4, height + 7, cloth),
    rect(x + 2, -height + 7, width - 4, 2.4, lighter(cloth, 0.35)),
    rect(x, -height - 3.5, width, 5.5, lighter(cloth, 0.5), 2),
  ].join('');
}

export const drawChair = (x: number, colour = '#7d5a44', isFlipped = false): string =>
  at(
    x,
    0,
    polyline(
      [
        [-8, 1],
        [-8, -54],
      ],
      colour,
      3,
    ) +
      polyline(
        [
          [-8, -23],
          [10, -23],
          [10, 1],
        ],
        colour,
        3,
      ),
    { isFlipped },
  );

interface Shelf {
  x: number;
  y: number;
  width: number;
}

const SPINES = ['#c8573f', '#2f7464', '#e0a23f', '#2f5f86', '#8b4f7e', '#efe3cb', '#6c7f3a'];

export function drawBooks({ random }: Pick<Stage, 'random'>, { x, y, width }: Shelf): string {
  const books: string[] = [];
  for (let from = 2; from < width - 4; ) {
    const [thick, tall] = [random.between(3, 5), random.between(11, 16)];
    books.push(rect(x + from, y - tall, thick, tall, random.pick(SPINES), 0.6));
    from += thick + (random.chance(0.15) ? 4 : 0.6);
  }
  return books.join('') + rect(x, y, width, 3, '#9a7149', 1);
}

export function drawJars({ random }: Pick<Stage, 'random'>, { x, y, width }: Shelf): string {
  const count = Math.floor(width / 11);
  const jars = Array.from({ length: count }, (_, index) => {
    const fill = random.pick(['#d8a54a', '#8a5a3a', '#b9492f', '#7e9a4a', '#e9dcb8', '#5a3f35']);
    return at(
      x + 6 + index * 11,
      y,
      rect(-4, -12, 8, 12, '#e9f0ea', 1.6) + rect(-4, -8, 8, 8, fill, 1.6) + rect(-3.6, -14.4, 7.2, 3, '#7d5a44', 1),
    );
  });
  return jars.join('') + rect(x, y, width, 3, '#9a7149', 1);
}

const FLAGS = ['#d8573f', '#e9a23b', '#2f7464', '#2f5f86', '#f4ead2'];

/** Little flags on a line, from end to end. */
export function drawBunting({ left, right }: Pick<Stage, 'left' | 'right'>, y: number): string {
  const width = right - left;
  const sag = (share: number) => y + 22 * (share - share * share) * 2;
  const count = Math.round(width / 15);
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return at(
      left + share * width,
      sag(share),
      polygon(
        [
          [-4.6, 0],
          [4.6, 0],
          [0, 10],
        ],
        FLAGS[index % FLAGS.length] ?? '#d8573f',
      ),
    );
  });
  return strokedPath(`M${left} ${y} Q0 ${y + 22} ${right} ${y}`, '#6d5b4c', 1) + flags.join('');
}
