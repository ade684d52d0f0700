/** Scenes about health, water and warmth. */
import { drawChair, drawCounter, drawRoom, drawTable } from '../indoors.ts';
import { drawHouse, drawOutdoors } from '../outdoors.ts';
import { drawBush, drawTree } from '../plants.ts';
import { at, darker, lighter, mix, type Point, polygon, polyline, rect, strokedPath } from '../svg.ts';
import { bottle, bucket, cane, heart, ladder, wateringCan } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const cuff = polyline(
  [
    [8.5, -50],
    [11.5, -45],
  ],
  '#2f5f86',
  10,
);
const tunic =
  polygon(
    [
      [-8, -66],
      [8, -66],
      [9, -40],
      [-9, -40],
    ],
    '#dff0ec',
    3,
  ) +
  polyline(
    [
      [0, -64],
      [0, -42],
    ],
    '#9ac4bd',
    1,
  );

export const bloodPressure: Painter = (stage) => ({
  parts: [
    drawRoom(stage, stage.right > 112 ? [-stage.right + 42] : []),
    at(30, -104, rect(-20, -16, 40, 32, '#fbf6ea', 2) + heart(1.1, '#d8573f')),
    stage.person('sit', -44, { y: 5, behind: drawChair(0), over: cuff }),
    stage.person('sit', 50, { y: 5, isFlipped: true, behind: drawChair(0), over: at(0, 16, tunic, { scale: 0.92 }) }),
    stage.person('stand', 88, { y: -8, isFlipped: true }),
    drawTable(-24, 52, { height: 32 }),
    at(
      6,
      -36,
      rect(-8, -14, 16, 14, '#56616b', 2) +
        rect(-5.6, -11.6, 11.2, 6, '#bfe0df', 1) +
        strokedPath('M-8 -3 q-14 8 -22 -6', '#3a3a3e', 1.6),
    ),
  ],
  alt: 'someone having their blood pressure taken at a table by a nurse, while another person waits',
});

export const firstAid: Painter = (stage) => ({
  parts: [
    drawRoom(stage, [stage.left + 44]),
    at(
      52,
      -100,
      rect(-22, -17, 44, 34, '#fbf6ea', 2) +
        polyline(
          [
            [-10, 0],
            [10, 0],
          ],
          '#2f8a5f',
          6,
        ) +
        polyline(
          [
            [0, -10],
            [0, 10],
          ],
          '#2f8a5f',
          6,
        ),
    ),
    stage.person('stand', -82, { y: -8 }),
    stage.person('look', 92, { y: -8, isFlipped: true }),
    stage.person('sit', -30, {
      y: 5,
      behind: drawChair(0),
      over: polyline(
        [
          [12, -44],
          [20, -46],
        ],
        '#fdfaf2',
        8.6,
      ),
    }),
    stage.person('kneel', 34, { y: 8, isFlipped: true, scale: 1.05 }),
    at(
      70,
      10,
      rect(-14, -15, 28, 15, '#2f8a5f', 2) +
        polyline(
          [
            [-4, -8],
            [4, -8],
          ],
          '#fbf6ea',
          2.6,
        ) +
        polyline(
          [
            [0, -12],
            [0, -4],
          ],
          '#fbf6ea',
          2.6,
        ),
    ),
  ],
  alt: 'a first aid course: one person bandages the arm of another, and two watch',
});

export const walking: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['walk', 'walk']);
  const { left, right, palette } = stage;
  return {
    parts: [
      drawOutdoors(stage, stage.random.chance(0.5) ? 'meadow' : 'river'),
      polygon(
        [
          [left, -4],
          [right, -8],
          [right, 15],
          [left, 15],
        ],
        lighter(palette.path, 0.2),
      ),
      at(right - 14, -10, drawTree(stage), { scale: 1.2 }),
      ...others.parts,
      stage.person('walk', -72, { y: 4, scale: 0.96 }),
      stage.person('walk', -26, { y: 7, held: cane, scale: 0.94 }),
      stage.person('walk', 16, { y: 4 }),
      stage.person('wave', 62, { y: 7, isFlipped: true }),
    ],
    alt: `${inWords(4 + others.total)} people out on a walk; one has a stick, one waves`,
  };
};

export const rainBarrel: Painter = (stage) => {
  const { left, palette, random } = stage;
  const roof = palette.roofs[0] ?? '#a85f3d';
  const wall = random.pick(palette.walls);
  const house =
    rect(left, -112, -left - 24, 114, wall) +
    polygon(
      [
        [left - 4, -112],
        [-14, -112],
        [-40, -140],
        [left - 4, -140],
      ],
      roof,
      3,
    ) +
    rect(-92, -74, 26, 30, mix(palette.skyTop, '#5a7f8c', 0.45), 2);
  const gutter = polyline(
    [
      [left, -108],
      [-18, -106],
      [-18, -62],
      [-8, -56],
      [-8, -46],
    ],
    '#7f8d94',
    3.6,
  );
  const barrel =
    polygon(
      [
        [-15, -46],
        [15, -46],
        [18, -24],
        [15, 2],
        [-15, 2],
        [-18, -24],
      ],
      '#8a5f3e',
      2,
    ) +
    [-38, -24, -8]
      .map((y) =>
        polyline(
          [
            [-16.5, y],
            [16.5, y],
          ],
          '#5b6670',
          2,
        ),
      )
      .join('') +
    polyline(
      [
        [14, -12],
        [21, -12],
      ],
      '#5b6670',
      3,
    );
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      house,
      gutter,
      at(-50, 2, ladder(72)),
      stage.person('reach', -50, { y: -26, scale: 0.94 }),
      at(0, 2, barrel),
      stage.person('hold', 38, { y: 6, isFlipped: true, held: at(-2, 8, wateringCan('#e9a23b')) }),
      stage.person('stand', 82, { y: 0, isFlipped: true }),
      at(104, 6, drawBush(stage, 30)),
    ],
    alt: 'three people at a rain barrel beside a house: one is on a ladder at the gutter, one fills a watering can',
  };
};

export const well: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['carry', 'walk']);
  const steel = '#5f7f86';
  const pump =
    rect(-5, -58, 10, 58, steel, 2) +
    polyline(
      [
        [0, -56],
        [-34, -70],
      ],
      darker(steel),
      4,
    ) +
    polyline(
      [
        [4, -44],
        [15, -42],
        [16, -36],
      ],
      steel,
      4.6,
    ) +
    polyline(
      [
        [16, -34],
        [16, -14],
      ],
      '#8fd0dc',
      2.6,
    ) +
    rect(-20, -3, 52, 6, '#b9b2a6', 2);
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(stage.right - 20, -14, drawTree(stage), { scale: 1.2 }),
      at(stage.left + 26, -22, drawHouse(stage), { scale: 0.5 }),
      ...others.parts,
      at(4, 2, pump),
      stage.person('point', -60, { y: 2 }),
      at(20, 6, bucket('#e9a23b')),
      stage.person('bend', 56, { y: 4, isFlipped: true }),
      stage.person('hold', 92, { y: 5, isFlipped: true, isChild: true, held: at(22, -40, bucket('#c8573f')) }),
    ],
    alt: `${inWords(3 + others.total)} people drawing water with a hand pump and buckets, one of them a child`,
  };
};

export const tapTests: Painter = (stage) => {
  const vial = (colour: string) => rect(-2.6, -15, 5.2, 15, '#e9f2f0', 2) + rect(-2.6, -9, 5.2, 9, colour, 2);
  const colours = ['#8fd0dc', '#a9d8c2', '#e9d79a', '#8fd0dc', '#c9e0a8'];
  return {
    parts: [
      drawRoom(stage, [0]),
      stage.person('raise', -46, { y: 2, held: at(13, -80, vial('#8fd0dc')) }),
      stage.person('work', 44, { y: 2, isFlipped: true }),
      drawCounter(stage.left + 6, stage.right - stage.left - 12, '#a9bdbb', 34),
      at(
        -4,
        -37,
        rect(-22, -4, 44, 4, '#c39762', 1) +
          colours.map((colour, index) => at(-16 + index * 8, -3, vial(colour))).join(''),
      ),
      at(
        84,
        -37,
        polyline(
          [
            [0, 0],
            [0, -18],
            [-12, -18],
            [-12, -13],
          ],
          '#7f8d94',
          4,
        ),
      ),
      at(-86, -37, bottle('#8fd0dc') + at(10, 0, bottle('#a9d8c2'))),
      at(40, -37, rect(-9, -1.4, 18, 2, '#fdfaf2')),
    ],
    alt: 'two people testing tap water; one holds a sample against the light',
  };
};

export const solar: Painter = (stage) => {
  const { left, right, bottom, palette, random } = stage;
  const roof = random.pick(palette.roofs);
  const tiles = [-36, -24, -12, 0, 12].map((y) =>
    polyline(
      [
        [left, y],
        [right, y],
      ],
      darker(roof, 0.12),
      1.2,
    ),
  );
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(left + 22, -30, drawTree(stage), { scale: 0.9 }),
      at(right - 18, -30, drawTree(stage), { scale: 0.75 }),
      stage.person('wave', 6, { y: -40, scale: 0.86 }),
      polygon(
        [
          [left - 60, bottom],
          [right + 60, bottom],
          [right - 6, -48],
          [left + 6, -48],
        ],
        roof,
      ),
      ...tiles,
      rect(left + 2, -51, right - left - 4, 5, darker(roof, 0.22), 2),
      drawPanels([
        [-36, -40],
        [38, -40],
        [48, 10],
        [-46, 10],
      ]),
      stage.person('kneel', -74, { y: 4 }),
      stage.person('kneel', 78, { y: 2, isFlipped: true }),
    ],
    alt: 'three people putting solar panels on a roof, two of them on their knees',
  };
};

/** Six solar panels in the plane of the roof. */
function drawPanels([a, b, c, d]: readonly [Point, Point, Point, Point]): string {
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const lines = (from: [Point, Point], to: [Point, Point], shares: readonly number[], width: number, colour: string) =>
    shares
      .map((share) => polyline([between(from[0], from[1], share), between(to[0], to[1], share)], colour, width))
      .join('');
  const thin = [1, 2, 4, 5, 7, 8].map((n) => n / 9);
  return (
    polygon([a, b, c, d], '#27486b', 2) +
    lines([a, b], [d, c], thin, 0.7, '#6f95b8') +
    lines([a, d], [b, c], [0.25, 0.75], 0.7, '#6f95b8') +
    lines([a, b], [d, c], [1 / 3, 2 / 3], 2.2, '#cfd8de') +
    lines([a, d], [b, c], [0.5], 2.2, '#cfd8de')
  );
}
