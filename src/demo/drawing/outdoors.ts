/** Draws the outdoors, from the sky to the ground that people stand on. */
import { drawBush, drawTree, drawTuft } from './plants.ts';
import type { Stage } from './stage.ts';
import {
  at,
  circle,
  darker,
  ellipse,
  filledPath,
  lighter,
  mix,
  type Point,
  polygon,
  rect,
  strokedPath,
} from './svg.ts';

/** Where the ground begins. */
const HORIZON = -48;

export type Setting = 'meadow' | 'coast' | 'river' | 'town' | 'field';

export function drawOutdoors(stage: Stage, setting: Setting): string {
  const parts = [drawSky(stage), drawFar(stage)];
  if (setting === 'coast' || setting === 'river') parts.push(drawWater(stage, setting));
  else if (setting === 'town') parts.push(drawStreet(stage));
  else parts.push(drawMiddle(stage, setting));
  return parts.join('');
}

function drawSky({ palette, random, left, right, top }: Stage): string {
  const width = right - left;
  const sky = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.skyTop}"/><stop offset="1" stop-color="${palette.sky}"/></linearGradient>`;
  const side = random.chance(0.5) ? -1 : 1;
  const x = side * width * (0.2 + random.next() * 0.2);
  const y = top + 24 + random.between(0, 14);
  const sun = circle(x, y, 11 + random.between(0, 6), palette.sun);
  const stars = palette.isNight
    ? Array.from({ length: 16 }, () => circle(random.between(left, right), random.between(top, -70), 0.8, '#f3e6b5'))
    : [];
  const clouds = palette.isNight
    ? []
    : [cloud(-x * 0.9, y + random.between(-6, 12)), ...(random.chance(0.5) ? [cloud(-x * 0.1, y - 8)] : [])];
  const white = lighter(palette.sky, 0.75);
  return [
    `<defs>${sky}</defs>`,
    rect(left, top, width, -top, 'url(#sky)'),
    sun,
    ...stars,
    ...clouds.map((d) => filledPath(d, white)),
  ].join('');
}

const cloud = (x: number, y: number) => `M${x - 20} ${y} q2 -7 9 -6 q4 -8 13 -5 q8 -3 10 5 q8 0 8 6 z`;

function ridge(
  { random, left, right }: Stage,
  { height, swing, step }: { height: number; swing: number; step: number },
): Point[] {
  const points: Point[] = [];
  for (let x = left - 2; x <= right + step; x += step) points.push([x, HORIZON - height - random.next() * swing]);
  return points;
}

function smooth(points: readonly Point[], down: number): string {
  const [first = [0, 0], ...rest] = points;
  let d = `M${first[0]} ${down} L${first[0]} ${first[1]}`;
  let before: Point = [first[0], first[1]];
  for (const point of rest) {
    const middle = (before[0] + point[0]) / 2;
    d += ` C${middle} ${before[1].toFixed(1)} ${middle} ${point[1].toFixed(1)} ${point[0]} ${point[1].toFixed(1)}`;
    before = point;
  }
  return `${d} L${before[0]} ${down} Z`;
}

function drawFar(stage: Stage): string {
  const { land, palette } = stage;
  const isSteep = land === 'highlands' || land === 'east';
  const far = ridge(stage, { height: isSteep ? 14 : 6, swing: isSteep ? 46 : 18, step: isSteep ? 34 : 52 });
  const near = ridge(stage, { height: 1, swing: isSteep ? 20 : 12, step: 40 });
  return (
    filledPath(smooth(far, HORIZON + 4), palette.far) +
    filledPath(smooth(near, HORIZON + 6), mix(palette.far, palette.middle, 0.6))
  );
}

function drawMiddle(stage: Stage, setting: 'meadow' | 'field'): string {
  const { palette, random, left, right, bottom } = stage;
  const trees = Array.from({ length: 5 + random.between(0, 3) }, () =>
    at(random.between(left, right), HORIZON + 6, drawTree(stage), { scale: 0.2 + random.next() * 0.16 }),
  );
  const belt = filledPath(smooth(ridge(stage, { height: -8, swing: 8, step: 60 }), bottom), palette.middle);
  const ground = filledPath(smooth(ridge(stage, { height: -19, swing: 6, step: 70 }), bottom), palette.ground);
  const house = random.chance(0.6)
    ? at(random.between(left + 20, right - 20), HORIZON + 9, drawHouse(stage), { scale: 0.34 })
    : '';
  return [...trees, house, belt, ground, setting === 'meadow' ? drawGround(stage) : drawFurrows(stage)].join('');
}

function drawGround(stage: Stage): string {
  const { random, left, right, bottom, palette } = stage;
  const patches = Array.from({ length: 4 }, () =>
    ellipse(random.between(left, right), random.between(-16, bottom), 34, 4, mix(palette.ground, palette.middle, 0.35)),
  );
  const tufts = Array.from({ length: 12 }, () =>
    at(random.between(left, right), random.between(-22, bottom - 2), drawTuft(stage)),
  );
  return [...patches, ...tufts].join('');
}

function drawFurrows({ palette, left, right, bottom }: Stage): string {
  const soil = darker(palette.path, 0.1);
  return [-20, -11, -1, 11, bottom]
    .map((y, index) => strokedPath(`M${left} ${y} Q0 ${y - 5} ${right} ${y}`, soil, 1.6 + index))
    .join('');
}

function drawWater(stage: Stage, setting: 'coast' | 'river'): string {
  const { palette, left, right, bottom, random } = stage;
  const width = right - left;
  const farBank =
    setting === 'river'
      ? filledPath(smooth(ridge(stage, { height: -6, swing: 6, step: 50 }), HORIZON + 14), palette.middle)
      : '';
  const trees = Array.from({ length: setting === 'river' ? 4 : 2 }, () =>
    at(
      setting === 'river' ? random.between(left, right) : random.pick([left + 12, right - 16]),
      HORIZON + 8,
      drawTree(stage),
      { scale: 0.28 + random.next() * 0.1 },
    ),
  );
  const water = rect(left, HORIZON + 9, width, 40, palette.water);
  const waves = Array.from({ length: 9 }, () => {
    const [x, y] = [random.between(left, right - 20), random.between(HORIZON + 13, -14)];
    return strokedPath(`M${x} ${y} q5 -2.4 10 0 t10 0`, lighter(palette.water, 0.42), 1.3);
  });
  const sail =
    setting === 'coast'
      ? at(
          random.between(left + 20, right - 20),
          HORIZON + 13,
          polygon(
            [
              [0, -3],
              [0, -22],
              [13, -4],
            ],
            '#f7efdf',
          ) + filledPath('M-9 -2 H15 L10 4 H-5 Z', '#b1583d'),
        )
      : '';
  const sand = setting === 'coast' ? lighter(palette.path, 0.25) : palette.ground;
  const shore = filledPath(`M${left} -10 Q${left / 2} -17 0 -11 T${right} -13 V${bottom} H${left} Z`, sand);
  const foam =
    setting === 'coast' ? strokedPath(`M${left} -11 Q${left / 2} -18 0 -12 T${right} -14`, '#fbf6ea', 2.6) : '';
  return [farBank, ...trees, water, ...waves, sail, shore, foam].join('');
}

/** A house as tall as two people, seen from the street. */
export function drawHouse({ palette, random }: Pick<Stage, 'palette' | 'random'>): string {
  const wall = random.pick(palette.walls);
  const roof = random.pick(palette.roofs);
  const glass = palette.isNight ? '#f2cf7c' : mix(palette.skyTop, '#5a7f8c', 0.45);
  const pane = (x: number) => rect(x, -62, 14, 17, glass, 1.5);
  return [
    rect(-34, -78, 68, 78, wall),
    polygon(
      [
        [-40, -77],
        [40, -77],
        [24, -102],
        [-24, -102],
      ],
      roof,
      3,
    ),
    pane(-25),
    pane(11),
    rect(-8, -34, 17, 34, darker(roof, 0.3), 1.5),
    rect(-26, -32, 13, 14, glass, 1.5),
  ].join('');
}

function drawStreet(stage: Stage): string {
  const { palette, left, right, bottom, random } = stage;
  const houses: string[] = [];
  for (let x = left + 14; x < right + 30; x += 62) {
    houses.push(at(x, -20, drawHouse(stage), { scale: 0.74 + random.next() * 0.22 }));
  }
  const trees = [
    at(left + 48 + random.between(0, 20), -19, drawTree(stage), { scale: 0.62 }),
    at(right - 40, -19, drawTree(stage), { scale: 0.55 }),
  ];
  const bush = at(random.between(left, right), -18, drawBush(stage, 26));
  const pavement = rect(left, -21, right - left, bottom + 21, lighter(palette.path, 0.34));
  const kerb = rect(left, -21, right - left, 2.4, darker(palette.path, 0.08));
  return [...houses, pavement, kerb, ...trees, bush].join('');
}
