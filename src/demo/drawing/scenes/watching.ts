/** Scenes with birds, nest boxes, and toads at night. */
import { drawOutdoors } from '../outdoors.ts';
import { drawTree } from '../plants.ts';
import { at, circle, darker, ellipse, polygon, polyline, rect, strokedPath } from '../svg.ts';
import { bucket, ladder } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const binoculars = polyline(
  [
    [12, -89],
    [18, -90],
  ],
  '#33383c',
  5,
);
const scope =
  polyline(
    [
      [26, -80],
      [44, -84],
    ],
    '#3f5a4a',
    5,
  ) +
  polyline(
    [
      [34, -80],
      [26, 0],
    ],
    '#4a4a4e',
    2,
  ) +
  polyline(
    [
      [34, -80],
      [42, 0],
    ],
    '#4a4a4e',
    2,
  );
const flying = (x: number, y: number, size: number) =>
  strokedPath(
    `M${x - size} ${y - size * 0.4} q${size * 0.6} ${-size * 0.4} ${size} ${size * 0.4} q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.4}`,
    '#3a4650',
    1.6,
  );
const heron = (colour: string) =>
  polyline(
    [
      [-2, 0],
      [-2, -18],
    ],
    '#8a6a4a',
    1.6,
  ) +
  polyline(
    [
      [2, 0],
      [2, -18],
    ],
    '#8a6a4a',
    1.6,
  ) +
  ellipse(0, -23, 11, 6, colour) +
  strokedPath('M8 -26 Q16 -34 11 -42', colour, 3.6) +
  polyline(
    [
      [11, -43],
      [20, -41],
    ],
    '#e0a23f',
    2,
  );

export const birds: Painter = (stage) => {
  const { random, left, right, top } = stage;
  const reeds = (x: number) =>
    Array.from(
      { length: 6 },
      (_, index) =>
        strokedPath(`M${x + index * 4} 2 q-2 -14 ${random.between(-3, 3)} -30`, '#7d8a4a', 1.8) +
        (index % 2
          ? polyline(
              [
                [x + index * 4 - 1, -28],
                [x + index * 4 - 1, -20],
              ],
              '#7a5236',
              3.4,
            )
          : ''),
    ).join('');
  return {
    parts: [
      drawOutdoors(stage, 'river'),
      ...Array.from({ length: 6 }, () =>
        flying(random.between(left + 20, right - 20), random.between(top + 24, -84), random.between(5, 8)),
      ),
      at(right - 30, -16, heron('#f4efe2')),
      at(right - 62, -24, heron('#b9c2c6'), { scale: 0.75, isFlipped: true }),
      reeds(right - 22),
      reeds(left + 6),
      stage.person('look', -66, { y: 0, over: binoculars }),
      stage.person('look', -14, { y: 5, over: scope }),
      stage.person('hold', 32, { y: 2, held: rect(13, -66, 12, 16, '#fdfaf2', 1) }),
    ],
    alt: 'three people counting birds by the water, with binoculars, a telescope and a notebook',
  };
};

const nestBox =
  rect(-8, -12, 16, 20, '#b07f4f', 1) +
  polygon(
    [
      [-11, -12],
      [11, -12],
      [0, -21],
    ],
    darker('#b07f4f', 0.3),
    2,
  ) +
  circle(0, -2, 3.4, '#3a2a20');

export const nestBoxes: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['carry', 'stand']);
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(stage.right - 18, -18, drawTree(stage), { scale: 0.9 }),
      ...others.parts,
      at(
        0,
        4,
        polyline(
          [
            [0, 0],
            [-2, -150],
          ],
          '#7a5740',
          15,
        ) +
          polyline(
            [
              [-2, -96],
              [-30, -128],
            ],
            '#7a5740',
            7,
          ) +
          polyline(
            [
              [0, -104],
              [28, -134],
            ],
            '#7a5740',
            6,
          ),
      ),
      ...[
        [-44, -134],
        [36, -138],
        [0, -156],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 34, 19, stage.palette.leaves)),
      at(4, -92, nestBox),
      at(-26, 6, ladder(76)),
      stage.person('reach', -24, { y: -26, scale: 0.92 }),
      stage.person('raise', -64, { y: 4, isFlipped: false }),
      stage.person('hold', 58, { y: 6, isFlipped: true, held: at(24, -50, nestBox, { scale: 0.9 }) }),
    ],
    alt: `${inWords(3 + others.total)} people hanging nesting boxes in a tree, one of them on a ladder`,
  };
};

const toad =
  ellipse(0, -3.4, 6, 3.6, '#8f8a4a') +
  circle(4, -6.4, 2, '#8f8a4a') +
  circle(4.6, -7, 0.9, '#2a2422') +
  polyline(
    [
      [-4, -1],
      [-7, 0],
    ],
    '#77733c',
    2,
  );
const torch = polyline(
  [
    [18, -55],
    [25, -52],
  ],
  '#33383c',
  4,
);
const beam = `<polygon points="25,-52 74,-26 60,2" fill="#f3e6b5" fill-opacity="0.42"/>`;

export const toads: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['walk', 'bend']);
  const { left, right, bottom } = stage;
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      at(left + 16, -16, drawTree(stage), { scale: 1.1 }),
      ...others.parts,
      rect(left, -10, right - left, bottom + 10, '#5d6570') +
        [0, 1, 2, 3, 4, 5].map((index) => rect(left + 12 + index * 48, 3, 18, 2, '#c9c2ae', 1)).join(''),
      stage.person('hold', -62, { y: 2, held: torch + beam, behind: at(-12, -32, bucket('#e9a23b'), { scale: 0.8 }) }),
      at(22, 3, toad),
      at(46, 9, toad, { isFlipped: true, scale: 0.9 }),
      stage.person('kneel', 58, { y: 4, isFlipped: true }),
      at(84, 8, bucket('#e9a23b')),
      at(0, 10, toad),
    ],
    alt: `${inWords(2 + others.total)} people carrying toads across a road at night, with a torch and buckets`,
  };
};
