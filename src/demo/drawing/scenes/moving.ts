/** Scenes with bicycles, buses, shared cars, runs and ramps. */
import { drawBunting } from '../indoors.ts';
import { drawOutdoors } from '../outdoors.ts';
import { drawTree } from '../plants.ts';
import type { Stage } from '../stage.ts';
import { at, circle, darker, filledPath, lighter, mix, polygon, polyline, rect, ring, strokedPath } from '../svg.ts';
import { bicycle } from '../tools.ts';
import { drawBackgroundPeople, inWords, type Painter } from './scene.ts';

const helmet = (colour: string) => filledPath('M4 -95 Q4 -108 15 -107.6 Q26 -106 25.4 -95 Z', colour);

function road({ left, right, bottom }: Stage): string {
  const dashes = Array.from({ length: 8 }, (_, index) =>
    rect(left + index * ((right - left) / 7.4), 3, 14, 2, '#efe6d2', 1),
  );
  return [
    rect(left, -12, right - left, bottom + 12, '#7d8489'),
    rect(left, -14, right - left, 3, '#d8d2c4'),
    ...dashes,
  ].join('');
}

function rider(
  stage: Stage,
  x: number,
  { colour, isChild = false, y = 6 }: { colour: string; isChild?: boolean; y?: number },
): string {
  const scale = isChild ? 0.72 : 0.94;
  return stage.person('ride', x, { y, scale, behind: bicycle(colour), over: helmet(darker(colour, 0.05)) });
}

export const bikeTrain: Painter = (stage) => ({
  parts: [
    drawOutdoors(stage, 'town'),
    road(stage),
    rider(stage, 74, { colour: '#e9a23b' }),
    rider(stage, 18, { colour: '#d8573f', isChild: true }),
    rider(stage, -30, { colour: '#2f7464', isChild: true, y: 9 }),
    rider(stage, -80, { colour: '#2f5f86' }),
  ],
  alt: 'two adults and two children cycling one behind the other, in helmets',
});

export const cyclingLesson: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['stand', 'wave']);
  return {
    parts: [
      drawOutdoors(stage, 'meadow'),
      polygon(
        [
          [stage.left, -10],
          [stage.right, -12],
          [stage.right, 14],
          [stage.left, 14],
        ],
        lighter(stage.palette.path, 0.2),
      ),
      at(stage.left + 14, -14, drawTree(stage), { scale: 1.2 }),
      ...others.parts,
      stage.person('carry', -34, { y: 4 }),
      rider(stage, 16, { colour: '#d8573f' }),
      stage.person('wave', 84, { y: 3, isFlipped: true }),
    ],
    alt: `an adult learning to ride a bicycle: one person holds the saddle, ${others.total === 0 ? 'one waves' : `${inWords(1 + others.total)} look on`}`,
  };
};

export const busStop: Painter = (stage) => {
  const { right, palette } = stage;
  const glass = mix(palette.skyTop, '#4f6f78', 0.4);
  const bus =
    rect(-4, -78, 130, 68, '#e0a23f', 6) +
    rect(-4, -34, 130, 8, '#f4ead2') +
    [4, 34, 64].map((x) => rect(x, -70, 25, 26, glass, 2)).join('') +
    rect(94, -70, 24, 58, mix(glass, '#33404a', 0.25), 2) +
    [22, 96].map((x) => circle(x, -9, 10, '#33383c') + circle(x, -9, 4, '#b9b2a6')).join('');
  const sign =
    polyline(
      [
        [0, 0],
        [0, -92],
      ],
      '#5b6670',
      2.8,
    ) +
    rect(-11, -104, 22, 18, '#2f5f86', 3) +
    rect(-6, -99, 12, 6, '#f4ead2', 1.5);
  return {
    parts: [
      drawOutdoors(stage, 'town'),
      road(stage),
      at(right > 120 ? 0 : -14, 0, bus),
      at(-24, 8, sign),
      stage.person('stand', -92, { y: 9 }),
      stage.person('hold', -62, { y: 8, isChild: true }),
      stage.person('walk', -44, { y: 11 }),
    ],
    alt: 'two adults and a child at a bus stop, with a yellow bus beside it',
  };
};

export const sharedRide: Painter = (stage) => {
  const body = '#c8573f';
  const glass = mix(stage.palette.skyTop, '#4f6f78', 0.3);
  const car =
    filledPath(
      'M-66 -8 Q-70 -34 -48 -36 L-30 -60 Q-26 -64 -18 -64 L18 -64 Q28 -64 34 -56 L46 -36 Q66 -34 66 -10 Z',
      body,
    ) +
    polygon(
      [
        [-38, -37],
        [-24, -58],
        [-4, -58],
        [-4, -37],
      ],
      glass,
      1,
    ) +
    polygon(
      [
        [3, -37],
        [3, -58],
        [20, -58],
        [36, -37],
      ],
      glass,
      1,
    ) +
    rect(-68, -14, 136, 5, darker(body, 0.25), 2) +
    [-40, 40].map((x) => circle(x, -9, 11, '#33383c') + circle(x, -9, 4.4, '#b9b2a6')).join('');
  return {
    parts: [
      drawOutdoors(stage, stage.random.chance(0.5) ? 'town' : 'meadow'),
      road(stage),
      stage.person('stand', -12, { y: -12 }),
      at(10, 5, car),
      stage.person('wave', 92, { y: 4, isFlipped: true }),
      stage.person('walk', -88, { y: 7 }),
    ],
    alt: 'three people meeting at a red car that they share',
  };
};

const bib =
  rect(-5.4, -68, 12, 11, '#fdfaf2', 1) +
  polyline(
    [
      [-1.4, -62.5],
      [4, -62.5],
    ],
    '#d8573f',
    1.8,
  );

export const run: Painter = (stage) => {
  const others = drawBackgroundPeople(stage, ['run', 'wave', 'run']);
  const { left, right, palette } = stage;
  return {
    parts: [
      drawOutdoors(stage, stage.random.chance(0.6) ? 'meadow' : 'town'),
      at(right - 12, -14, drawTree(stage), { scale: 1.15 }),
      drawBunting(stage, -120),
      ...others.parts,
      polygon(
        [
          [left, -8],
          [right, -8],
          [right, 15],
          [left, 15],
        ],
        mix(palette.path, '#c8704a', 0.4),
      ),
      stage.person('run', -76, { y: 2, over: at(5, 0, bib) }),
      stage.person('run', -18, { y: 8, over: at(5, 0, bib) }),
      stage.person('run', 46, { y: 3, over: at(5, 0, bib) }),
    ],
    alt: `${inWords(3 + others.total)} people at a run under bunting; three in front wear numbers`,
  };
};

export const ramp: Painter = (stage) => {
  const { right, palette, random } = stage;
  const wall = random.pick(palette.walls);
  const frame = darker(palette.roofs[0] ?? '#7d4f3a', 0.1);
  const front =
    rect(18, -132, right, 134, wall) +
    rect(14, -132, right, 7, frame) +
    rect(46, -92, 34, 74, frame, 2) +
    rect(51, -86, 24, 30, mix(palette.skyTop, '#5a7f8c', 0.4), 1);
  const slope =
    polygon(
      [
        [-52, 5],
        [30, -18],
        [right + 10, -18],
        [right + 10, 5],
      ],
      '#b3a48f',
    ) +
    polygon(
      [
        [-52, 5],
        [30, -18],
        [right + 10, -18],
      ],
      '#c9bca6',
    );
  const rail =
    polyline(
      [
        [-40, -28],
        [32, -48],
      ],
      '#5f7f86',
      2.6,
    ) +
    [-36, -4, 28]
      .map((x) =>
        polyline(
          [
            [x, -(x + 46) * 0.26],
            [x, -28 - (x + 40) * 0.28],
          ],
          '#5f7f86',
          2.2,
        ),
      )
      .join('');
  const wheelchair =
    ring(2, -17, 16, '#3a3a3e', 2.6) +
    circle(2, -17, 2, '#3a3a3e') +
    ring(24, -6, 5, '#3a3a3e', 2) +
    polyline(
      [
        [-10, -56],
        [-8, -26],
        [16, -24],
        [20, -6],
        [28, -4],
      ],
      '#5b6670',
      3,
    );
  const tape = strokedPath('M28 -38 L50 -10', '#e0a23f', 2.2) + circle(27, -40, 4, '#e0a23f');
  return {
    parts: [
      drawOutdoors(stage, 'town'),
      front,
      slope,
      rail,
      stage.person('bend', -4, { y: -4, held: tape }),
      stage.person('sit', -70, { y: 8, behind: at(0, 0, wheelchair), scale: 1.02 }),
      stage.person('hold', -104, {
        y: 6,
        held: rect(14, -66, 13, 17, '#b07f4f', 1) + rect(15.4, -64, 10, 13, '#fdfaf2'),
      }),
    ],
    alt: 'a person in a wheelchair at a ramp, while one measures it with a tape and one takes notes',
  };
};
