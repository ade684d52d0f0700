/** Scenes of repairing things. */
import { drawCounter, drawRoom, drawTable } from '../indoors.ts';
import { at, darker, polygon, polyline, rect, ring, strokedPath } from '../svg.ts';
import { bicycle, kettle, lamp, toaster } from '../tools.ts';
import type { Painter } from './scene.ts';

const hammer =
  polyline(
    [
      [0, 0],
      [0, 18],
    ],
    '#b07f4f',
    2.4,
  ) + rect(-6, -3, 12, 5, '#6d7a80', 1);
const saw =
  polygon(
    [
      [0, 0],
      [6, 0],
      [4, 22],
      [1, 22],
    ],
    '#aab4ba',
  ) + rect(-2, -8, 10, 9, '#b07f4f', 2);
const spanner =
  polyline(
    [
      [0, 4],
      [0, 20],
    ],
    '#8f9aa3',
    3,
  ) + ring(0, 0, 3.6, '#8f9aa3', 2.6);

const toolWall = (width: number) =>
  rect(-width / 2, -24, width, 48, '#c9a06c', 2) +
  [hammer, saw, spanner, hammer, spanner]
    .map((tool, index) => at(-width / 2 + 12 + index * ((width - 24) / 4), -12, tool))
    .join('');

const screwdriver =
  polyline(
    [
      [20, -54],
      [27, -46],
    ],
    '#d8573f',
    3,
  ) +
  polyline(
    [
      [27, -46],
      [31, -41],
    ],
    '#8f9aa3',
    1.8,
  );

export const repairCafe: Painter = (stage) => ({
  parts: [
    drawRoom(stage, stage.right > 118 ? [stage.right - 36] : []),
    at(-26, -96, toolWall(92)),
    stage.person('work', -58, { y: 2 }),
    stage.person('hold', -4, { y: 2, held: screwdriver }),
    stage.person('stand', 62, { y: 2, isFlipped: true }),
    drawTable(-88, 178, { height: 34 }),
    at(-56, -38, toaster),
    at(-26, -38, lamp),
    at(28, -38, kettle),
    at(62, -38, rect(-11, -12, 22, 12, '#8a5a3a', 2) + ring(0, -6, 4, '#e9c878', 1.6)),
  ],
  alt: 'three people at a repair table with a toaster, a lamp, a kettle and a radio, and tools on the wall',
});

const GARMENTS = ['#d8573f', '#2f7464', '#e9a23b', '#8b4f7e', '#f1e3c8', '#2f5f86', '#c9787a', '#6c7f3a'];
const garment = (colour: string, long: number) =>
  strokedPath('M0 -5 q3 -3 0 -5', '#6d7a80', 1.2) +
  polygon(
    [
      [-8, -2],
      [-3, -4],
      [3, -4],
      [8, -2],
      [6.4, 7],
      [5, long],
      [-5, long],
      [-6.4, 7],
    ],
    colour,
    2,
  );

export const clothesSwap: Painter = (stage) => {
  const { random } = stage;
  const hung = Array.from({ length: 9 }, (_, index) =>
    at(-56 + index * 14, -76, garment(GARMENTS[(index * 3) % GARMENTS.length] ?? '#d8573f', random.between(22, 34))),
  );
  const shown = at(22, -60, garment(random.pick(GARMENTS), 26), { scale: 0.9 });
  return {
    parts: [
      drawRoom(stage, []),
      polyline(
        [
          [-68, 0],
          [-68, -84],
        ],
        '#5b6670',
        2.6,
      ) +
        polyline(
          [
            [68, 0],
            [68, -84],
          ],
          '#5b6670',
          2.6,
        ) +
        polyline(
          [
            [-72, -84],
            [72, -84],
          ],
          '#5b6670',
          2.6,
        ),
      ...hung,
      stage.person('hold', -84, { y: 4, held: shown }),
      stage.person('work', 16, { y: 8, isFlipped: true }),
      stage.person('hold', 92, { y: 5, isFlipped: true, held: at(22, -60, garment('#e9a23b', 24), { scale: 0.9 }) }),
      at(
        -26,
        10,
        rect(-20, -16, 40, 16, '#c39762', 2) +
          [-10, 2, 12]
            .map((x, index) =>
              at(
                x,
                -16,
                polygon(
                  [
                    [-7, 0],
                    [7, 0],
                    [4, -7],
                    [-5, -6],
                  ],
                  GARMENTS[index + 3] ?? '#8b4f7e',
                  2,
                ),
              ),
            )
            .join(''),
      ),
    ],
    alt: 'three people choosing clothes from a rail; two of them hold something up',
  };
};

export const bicycles: Painter = (stage) => {
  const { random, right } = stage;
  const colour = random.pick(['#d8573f', '#2f5f86', '#e9a23b']);
  const stand =
    polyline(
      [
        [0, 0],
        [0, -40],
      ],
      '#5b6670',
      3,
    ) +
    polyline(
      [
        [-12, 1],
        [12, 1],
      ],
      '#5b6670',
      3,
    );
  return {
    parts: [
      drawRoom(stage, []),
      at(-34, -98, toolWall(84)),
      at(right - 40, -74, bicycle(darker('#2f7464'))),
      stage.person('work', -62, { y: 0 }),
      at(-14, 4, stand),
      at(-12, -14, bicycle(colour), { scale: 1.15 }),
      stage.person('kneel', 38, {
        y: 7,
        isFlipped: true,
        held: polyline(
          [
            [25, -16],
            [33, -24],
          ],
          '#8f9aa3',
          2.8,
        ),
      }),
      at(76, 8, rect(-14, -12, 28, 12, '#c8573f', 2) + strokedPath('M-6 -12 q6 -8 12 0', '#5b6670', 2)),
    ],
    alt: 'two people mending a bicycle on a stand in a workshop',
  };
};

export const draughts: Painter = (stage) => {
  const { random } = stage;
  const tape = (x: number, y: number) => ring(x, y, 4, '#e0a23f', 3);
  return {
    parts: [
      drawRoom(stage, [26]),
      stage.person('reach', -14, { y: -2, held: tape(19, -100) }),
      stage.person('hold', 74, { y: 5, isFlipped: true, held: tape(22, -56) }),
      drawCounter(-98, 52, random.pick(['#2f7464', '#8b4f7e', '#2f5f86']), 30),
      at(-82, -33, rect(-9, -8, 18, 8, '#efe0c0', 1.5) + tape(16, -3)),
    ],
    alt: 'two people sealing the frame of a window with tape',
  };
};
