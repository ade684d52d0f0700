/** Draws what people have in their hands, in the pose's coordinates, and things that stand around. */
import { at, circle, darker, ellipse, filledPath, lighter, polygon, polyline, rect, ring, strokedPath } from './svg.ts';

const WOOD = '#b07f4f';
const STEEL = '#8f9aa3';

export const spade =
  polyline(
    [
      [17, -62],
      [33, -16],
    ],
    WOOD,
    3,
  ) +
  polygon(
    [
      [29, -17],
      [38, -20],
      [41, -6],
      [37, 0],
      [33, -4],
    ],
    STEEL,
    1.5,
  ) +
  polyline(
    [
      [13.5, -60],
      [20.5, -63],
    ],
    WOOD,
    3.4,
  );
export const broom =
  polyline(
    [
      [14, -66],
      [31, -14],
    ],
    WOOD,
    2.8,
  ) +
  polygon(
    [
      [26, -15],
      [36, -17],
      [44, -1],
      [27, -1],
    ],
    '#d9b25f',
    1,
  );
export const tongs =
  polyline(
    [
      [27, -30],
      [34, -3],
    ],
    STEEL,
    2.2,
  ) +
  polyline(
    [
      [34, -3],
      [31, 0],
    ],
    STEEL,
    2,
  );
export const cane = polyline(
  [
    [16, -48],
    [19, 0],
  ],
  '#6d4c36',
  2.6,
);

export const sack = (colour = '#5f7f86'): string =>
  filledPath('M-11 0 Q-16 -14 -8 -24 L8 -24 Q16 -13 11 0 Z', colour) +
  polyline(
    [
      [-6, -25],
      [6, -25],
    ],
    darker(colour, 0.25),
    3.4,
  ) +
  filledPath('M-5 -26 L-9 -32 L9 -32 L5 -26 Z', colour);

export const wateringCan = (colour = '#2f7464'): string =>
  polyline(
    [
      [22, -44],
      [31, -54],
    ],
    colour,
    3,
  ) +
  ellipse(32, -54, 3.4, 2, darker(colour)) +
  rect(9, -50, 15, 15, colour, 2.5) +
  strokedPath('M8 -46 Q1 -42 10 -37', colour, 2.2) +
  [0, 4, 8]
    .map((dx) =>
      polyline(
        [
          [35 + dx * 0.6, -51 + dx],
          [36.5 + dx * 0.7, -47 + dx],
        ],
        '#8fc3d2',
        1.2,
      ),
    )
    .join('');

export const bucket = (colour = '#c8573f'): string =>
  polygon(
    [
      [-8, -15],
      [8, -15],
      [6, 0],
      [-6, 0],
    ],
    colour,
    2,
  ) +
  strokedPath('M-8 -16 Q0 -28 8 -16', STEEL, 1.4) +
  ellipse(0, -15, 8.6, 2.4, darker(colour, 0.24));

export const crate = (fill: readonly string[]): string =>
  fill.map((colour, index) => circle(-11 + index * (22 / Math.max(1, fill.length - 1)), -16, 5, colour)).join('') +
  rect(-16, -15, 32, 15, '#c39762', 1) +
  [-10, -4].map((y) => rect(-16, y - 1, 32, 1.6, '#a67b4a')).join('');

export const GREENS = ['#6d9a44', '#c9483a', '#e0a23f', '#7d4f86', '#8fb054'] as const;

export const book = (colour = '#c8573f'): string =>
  polygon(
    [
      [10, -60],
      [19, -57],
      [19, -68],
      [10, -71],
    ],
    '#fbf6ea',
    1,
  ) +
  polygon(
    [
      [19, -57],
      [28, -60],
      [28, -71],
      [19, -68],
    ],
    colour,
    1,
  );

export const paper =
  rect(13, -64, 12, 15, '#fdfaf2', 1) +
  [-60, -56.5, -53]
    .map((y) =>
      polyline(
        [
          [15.5, y],
          [22.5, y],
        ],
        '#9aa6ab',
        1,
      ),
    )
    .join('');

/** A placard on a pole above the head, with a symbol instead of words. */
export const placard = (colour: string, sign: string): string =>
  polyline(
    [
      [13, -64],
      [13, -112],
    ],
    WOOD,
    2.6,
  ) +
  rect(-6, -136, 38, 28, colour, 2.5) +
  at(13, -122, sign);

export const heart = (size: number, colour: string): string =>
  at(0, 0, filledPath('M0 9 C-14 -1 -9 -11 0 -4 C9 -11 14 -1 0 9 Z', colour), { scale: size });
export const leafSign =
  filledPath('M-9 7 Q-10 -9 9 -9 Q10 8 -9 7 Z', '#f4ead2') +
  polyline(
    [
      [-10, 9],
      [3, -3],
    ],
    '#f4ead2',
    1.6,
  );
export const dropSign = filledPath('M0 -10 Q9 2 6 6 Q0 12 -6 6 Q-9 2 0 -10 Z', '#f4ead2');

export function bicycle(colour: string): string {
  const wheel = (x: number) => ring(x, -15, 14, '#3a3a3e', 2.4) + circle(x, -15, 1.8, '#3a3a3e');
  const frame =
    polyline(
      [
        [-22, -15],
        [-12, -37],
        [14, -38],
        [-3, -15],
        [-22, -15],
      ],
      colour,
      2.8,
    ) +
    polyline(
      [
        [-12, -37],
        [-3, -15],
      ],
      colour,
      2.8,
    ) +
    polyline(
      [
        [14, -38],
        [22, -15],
      ],
      colour,
      2.8,
    );
  const rest =
    polyline(
      [
        [14, -38],
        [15, -45],
        [20, -47],
      ],
      '#4a4a4e',
      2.4,
    ) +
    polyline(
      [
        [-17, -42],
        [-8, -42],
      ],
      '#2f2b2b',
      3.6,
    ) +
    polyline(
      [
        [-12, -37],
        [-12.6, -42],
      ],
      colour,
      2.4,
    ) +
    ring(-3, -15, 4, '#4a4a4e', 1.6);
  return wheel(-22) + wheel(22) + frame + rest;
}

export function laptop(colour = '#56616b'): string {
  return (
    rect(-10, -14, 20, 13, colour, 1.4) +
    rect(-8.4, -12.4, 16.8, 9.6, '#bfe0df', 0.8) +
    polyline(
      [
        [-6, -9],
        [1, -9],
      ],
      '#2f7464',
      1.2,
    ) +
    polyline(
      [
        [-6, -6],
        [4, -6],
      ],
      '#d8573f',
      1.2,
    ) +
    rect(-12, -1.4, 24, 2.2, lighter(colour), 1)
  );
}

export const pot = (colour = '#6d7a80'): string =>
  rect(-15, -20, 30, 20, colour, 3) +
  rect(-19, -16, 5, 3, darker(colour), 1) +
  rect(14, -16, 5, 3, darker(colour), 1) +
  ellipse(0, -20, 15, 3.4, '#d98c45');
export const steam = [-6, 2, 9].map((x) => strokedPath(`M${x} 0 q-4 -5 0 -10 t0 -10`, '#fbf6ea', 1.6)).join('');
export const lamp =
  polyline(
    [
      [0, 0],
      [-3, -14],
      [7, -22],
    ],
    '#4a5560',
    2,
  ) +
  polygon(
    [
      [3, -24],
      [13, -20],
      [10, -14],
      [1, -19],
    ],
    '#e0a23f',
    1.5,
  ) +
  rect(-7, -2, 14, 2.6, '#4a5560', 1);
export const toaster =
  rect(-10, -14, 20, 14, '#b9c2c6', 3) + rect(-6, -17, 12, 5, '#d9a866', 1.5) + rect(7, -9, 2.6, 4, '#c8573f', 1);
export const kettle =
  filledPath('M-9 0 Q-11 -13 0 -14 Q11 -13 9 0 Z', '#c8573f') +
  polyline(
    [
      [8, -8],
      [15, -13],
    ],
    '#c8573f',
    3,
  ) +
  strokedPath('M-7 -13 Q0 -24 7 -13', '#3a3a3e', 2);
export const bottle = (colour = '#7fb6a8'): string =>
  rect(-3, -12, 6, 12, colour, 1.6) + rect(-1.4, -17, 2.8, 6, colour, 0.8);
export const cake = (icing = '#e7a6a0'): string =>
  rect(-9, -9, 18, 9, '#b87a4a', 1.5) +
  rect(-9, -11, 18, 4.6, icing, 2) +
  circle(0, -12.6, 1.8, '#c8343a') +
  ellipse(0, 0, 12, 1.6, '#f4ead2');
export const bowl = (colour = '#2f5f86', food = '#d9a04a'): string =>
  ellipse(0, -6.4, 8, 2.6, food) + filledPath('M-8.4 -6 Q-6.4 1 0 1 Q6.4 1 8.4 -6 Z', colour);
export const ladder = (height: number): string =>
  polyline(
    [
      [-7, 0],
      [-3, -height],
    ],
    '#c49a5e',
    2.6,
  ) +
  polyline(
    [
      [9, 0],
      [7, -height],
    ],
    '#c49a5e',
    2.6,
  ) +
  Array.from({ length: Math.floor(height / 12) }, (_, index) =>
    polyline(
      [
        [-6 + index * 0.4, -8 - index * 12],
        [8.6, -8 - index * 12],
      ],
      '#c49a5e',
      2,
    ),
  ).join('');
