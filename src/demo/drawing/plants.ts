/** Draws plants, which differ between lands. A tree's origin is its foot. */
import type { Random } from '../random.ts';
import type { Stage } from './stage.ts';
import { at, circle, darker, ellipse, filledPath, lighter, type Point, polygon, polyline, strokedPath } from './svg.ts';

type PlantStage = Pick<Stage, 'palette' | 'random'>;

const TRUNK = '#7a5740';

/** A tree, about 100 units tall. */
export function drawTree({
  land,
  season,
  palette,
  random,
}: Pick<Stage, 'land' | 'season' | 'palette' | 'random'>): string {
  const { leaves, leavesDark } = palette;
  if (season === 'cold') return random.chance(0.6) ? conifer(leaves, leavesDark) : bare(random);
  switch (land) {
    case 'savanna':
      return random.chance(0.7) ? acacia(leaves, leavesDark) : baobab(leaves);
    case 'tropics':
      return random.chance(0.75) ? palm(random, leaves, leavesDark) : round(random, leaves, leavesDark);
    case 'south':
      return random.chance(0.5) ? cypress(leavesDark) : round(random, leaves, leavesDark);
    case 'highlands':
      return random.chance(0.45) ? palm(random, leaves, leavesDark) : round(random, leaves, leavesDark);
    case 'east':
      return random.chance(0.7) ? round(random, leaves, leavesDark) : conifer('#6d9377', '#55795f');
    case 'temperate':
      return random.chance(0.72) ? round(random, leaves, leavesDark) : conifer('#5b8a63', '#45704f');
  }
}

function round(random: Random, leaves: string, dark: string): string {
  const lean = random.between(-4, 4);
  const crown = [
    circle(-14 + lean, -56, 20, dark),
    circle(14 + lean, -54, 19, dark),
    circle(lean, -72, 25, leaves),
    circle(-10 + lean, -60, 17, leaves),
    circle(12 + lean, -62, 16, leaves),
    circle(-6 + lean, -80, 11, lighter(leaves, 0.18)),
  ];
  return (
    polyline(
      [
        [0, 0],
        [lean / 2, -48],
      ],
      TRUNK,
      6,
    ) + crown.join('')
  );
}

function acacia(leaves: string, dark: string): string {
  const trunk =
    polyline(
      [
        [0, 0],
        [-2, -32],
        [-18, -62],
      ],
      TRUNK,
      4.6,
    ) +
    polyline(
      [
        [-1, -28],
        [14, -64],
      ],
      TRUNK,
      3.6,
    );
  return (
    trunk +
    ellipse(-14, -66, 32, 9, dark) +
    ellipse(12, -70, 34, 9.6, leaves) +
    ellipse(4, -75, 20, 6, lighter(leaves, 0.16))
  );
}

function baobab(leaves: string): string {
  const trunk = filledPath(
    'M-13 0 Q-9 -30 -13 -56 L-24 -70 L-10 -62 L-4 -78 L1 -61 L12 -76 L9 -58 L26 -70 L13 -52 Q9 -28 14 0 Z',
    '#9a7557',
  );
  return (
    trunk +
    [
      [-26, -73],
      [-4, -82],
      [13, -80],
      [28, -73],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 13, 7, leaves))
      .join('')
  );
}

function palm(random: Random, leaves: string, dark: string): string {
  const lean = random.between(-14, 14);
  const frond = (x: number, y: number, fill: string) =>
    filledPath(
      `M${lean} -82 Q${lean + x * 0.55} ${-92 + y * 0.1} ${lean + x} ${-82 + y} Q${lean + x * 0.5} ${-80 + y * 0.25} ${lean} -80 Z`,
      fill,
    );
  const back = [frond(-34, 4, dark), frond(34, 2, dark), frond(-16, -22, dark)];
  const front = [frond(-30, 22, leaves), frond(30, 20, leaves), frond(18, -20, leaves), frond(8, 28, leaves)];
  const nuts = circle(lean - 3, -78, 3.2, '#8a5f3a') + circle(lean + 4, -77, 3.2, '#7a5230');
  return strokedPath(`M0 0 Q${-lean / 2} -44 ${lean} -81`, '#8c6a4c', 5) + back.join('') + front.join('') + nuts;
}

function conifer(leaves: string, dark: string): string {
  const tier = (y: number, half: number, tall: number, fill: string) =>
    polygon(
      [
        [-half, y],
        [half, y],
        [0, y - tall],
      ],
      fill,
      3,
    );
  return (
    polyline(
      [
        [0, 0],
        [0, -16],
      ],
      TRUNK,
      5,
    ) +
    tier(-12, 24, 40, dark) +
    tier(-34, 19, 36, leaves) +
    tier(-56, 13, 34, leaves)
  );
}

const cypress = (leaves: string) =>
  polyline(
    [
      [0, 0],
      [0, -10],
    ],
    TRUNK,
    4,
  ) + filledPath('M0 -104 Q14 -58 10 -14 Q0 -4 -10 -14 Q-14 -58 0 -104 Z', leaves);

function bare(random: Random): string {
  const twig = (x: number, y: number, from: number) =>
    polyline(
      [
        [0, from],
        [x, y],
      ],
      '#7d675a',
      2.4,
    );
  return (
    polyline(
      [
        [0, 0],
        [random.between(-2, 2), -78],
      ],
      '#7d675a',
      5,
    ) +
    twig(-20, -66, -38) +
    twig(18, -76, -46) +
    twig(-12, -88, -62) +
    twig(12, -94, -70)
  );
}

/** @param height in units. */
export function drawSapling({ palette }: PlantStage, height = 34): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="6.4" ry="3" fill="${palette.leaves === '#eaa7b0' ? '#7ba861' : palette.leaves}" transform="rotate(${turn} ${x} ${y})"/>`;
  const stem = polyline(
    [
      [0, 0],
      [0, -height],
    ],
    '#6f5a3c',
    2,
  );
  const leaves = [
    leaf(-6, -height * 0.45, 28),
    leaf(6, -height * 0.6, -28),
    leaf(-5, -height * 0.82, 34),
    leaf(4, -height, -48),
  ];
  return stem + leaves.join('');
}

export const drawStake = (height = 46): string =>
  polyline(
    [
      [4, 2],
      [4, -height],
    ],
    '#a98257',
    2.2,
  );

export function drawTuft({ palette, random }: PlantStage): string {
  const blade = (x: number) => strokedPath(`M${x / 3} 0 Q${x / 2} -5 ${x} -8`, darker(palette.ground, 0.22), 1.4);
  const flower = random.chance(0.3)
    ? circle(0, -8, 1.8, random.pick(['#f4efe0', '#e8a33c', '#d9796f', '#8b6fb0']))
    : '';
  return blade(-5) + blade(0) + blade(5) + flower;
}

export function drawBush({ palette }: PlantStage, width = 30): string {
  const r = width / 3;
  return (
    circle(-r, -r * 0.7, r, palette.leavesDark) +
    circle(r, -r * 0.6, r * 0.9, palette.leavesDark) +
    circle(0, -r, r * 1.15, palette.leaves)
  );
}

/** Rows of young plants in a bed or field, from left to right. */
export function drawRow({ palette, random }: PlantStage, from: Point, length: number, step = 9): string {
  const leaf = palette.leaves === '#eaa7b0' ? '#7ba861' : palette.leaves;
  return Array.from({ length: Math.floor(length / step) }, (_, index) => {
    const tall = 5 + random.between(0, 4);
    const sprout =
      strokedPath(`M0 0 Q-1 ${-tall / 2} -4 ${-tall}`, leaf, 2.6) +
      strokedPath(`M0 0 Q1 ${-tall / 2} 4 ${-tall - 1}`, palette.leavesDark, 2.6);
    return at(from[0] + index * step, from[1], sprout);
  }).join('');
}
