/** The positions of a person's joints, looking to the right. The feet are at a height of 0, the head at about -89. */
import type { Point } from './svg.ts';

export interface Pose {
  hip: Point;
  neck: Point;
  head: Point;
  /** Pairs of elbow and hand, or of knee and foot; the farther limb comes first. */
  arms: readonly [readonly [Point, Point], readonly [Point, Point]];
  legs: readonly [readonly [Point, Point], readonly [Point, Point]];
  /** Seen from the side, the body is narrower. */
  isSide?: boolean;
}

type Limbs = Pose['legs'];

const STANDING: Limbs = [
  [
    [-5, -22],
    [-7, -2],
  ],
  [
    [5, -22],
    [6, -2],
  ],
];
const STRIDING: Limbs = [
  [
    [-3, -22],
    [-13, -3],
  ],
  [
    [7, -23],
    [12, -2],
  ],
];
const upright = { hip: [0, -43], neck: [0, -75], head: [0.5, -90] } as const;
const IDLE = [
  [-14, -59],
  [-14, -45],
] as const;

export const POSES = {
  stand: {
    ...upright,
    arms: [
      IDLE,
      [
        [14, -59],
        [14, -45],
      ],
    ],
    legs: STANDING,
  },
  /** Both hands in front of the body, over a table or around a thing. */
  work: {
    ...upright,
    arms: [
      [
        [-13, -58],
        [-3, -50],
      ],
      [
        [13, -58],
        [8, -50],
      ],
    ],
    legs: STANDING,
  },
  wave: {
    ...upright,
    arms: [
      IDLE,
      [
        [17, -70],
        [20, -90],
      ],
    ],
    legs: STANDING,
  },
  point: {
    ...upright,
    arms: [
      IDLE,
      [
        [17, -70],
        [32, -78],
      ],
    ],
    legs: STANDING,
  },
  reach: {
    ...upright,
    arms: [
      [
        [2, -84],
        [14, -99],
      ],
      [
        [16, -80],
        [21, -100],
      ],
    ],
    legs: STANDING,
  },
  hold: {
    ...upright,
    arms: [
      [
        [4, -58],
        [17, -59],
      ],
      [
        [12, -57],
        [20, -55],
      ],
    ],
    legs: STANDING,
    isSide: true,
  },
  carry: {
    ...upright,
    arms: [
      [
        [4, -58],
        [19, -55],
      ],
      [
        [8, -56],
        [20, -52],
      ],
    ],
    legs: STRIDING,
    isSide: true,
  },
  walk: {
    ...upright,
    arms: [
      [
        [-11, -60],
        [-13, -46],
      ],
      [
        [9, -59],
        [16, -48],
      ],
    ],
    legs: STRIDING,
    isSide: true,
  },
  raise: {
    ...upright,
    arms: [
      [
        [4, -58],
        [12, -60],
      ],
      [
        [12, -66],
        [13, -84],
      ],
    ],
    legs: STANDING,
  },
  look: {
    ...upright,
    arms: [
      [
        [8, -72],
        [11, -86],
      ],
      [
        [15, -72],
        [11, -87],
      ],
    ],
    legs: STANDING,
    isSide: true,
  },
  dig: {
    hip: [-8, -42],
    neck: [5, -70],
    head: [12, -82],
    arms: [
      [
        [15, -58],
        [22, -51],
      ],
      [
        [13, -50],
        [28, -31],
      ],
    ],
    legs: [
      [
        [-15, -22],
        [-21, -2],
      ],
      [
        [3, -24],
        [7, -2],
      ],
    ],
    isSide: true,
  },
  kneel: {
    hip: [-7, -24],
    neck: [8, -49],
    head: [15, -61],
    arms: [
      [
        [19, -34],
        [26, -16],
      ],
      [
        [13, -32],
        [22, -11],
      ],
    ],
    legs: [
      [
        [1, -4],
        [-21, -4],
      ],
      [
        [11, -22],
        [8, -2],
      ],
    ],
    isSide: true,
  },
  bend: {
    hip: [-7, -43],
    neck: [13, -62],
    head: [23, -69],
    arms: [
      [
        [10, -44],
        [3, -34],
      ],
      [
        [22, -46],
        [27, -28],
      ],
    ],
    legs: [
      [
        [-11, -22],
        [-15, -2],
      ],
      [
        [0, -23],
        [3, -2],
      ],
    ],
    isSide: true,
  },
  sit: {
    hip: [0, -27],
    neck: [2, -58],
    head: [4, -73],
    arms: [
      [
        [13, -45],
        [26, -46],
      ],
      [
        [12, -42],
        [24, -45],
      ],
    ],
    legs: [
      [
        [19, -27],
        [20, -2],
      ],
      [
        [18, -26],
        [17, -2],
      ],
    ],
    isSide: true,
  },
  run: {
    hip: [0, -45],
    neck: [6, -75],
    head: [11, -89],
    arms: [
      [
        [-7, -60],
        [-16, -66],
      ],
      [
        [15, -60],
        [24, -69],
      ],
    ],
    legs: [
      [
        [-3, -24],
        [-23, -19],
      ],
      [
        [17, -34],
        [17, -11],
      ],
    ],
    isSide: true,
  },
  ride: {
    hip: [-9, -55],
    neck: [8, -79],
    head: [14, -93],
    arms: [
      [
        [16, -68],
        [27, -60],
      ],
      [
        [14, -66],
        [26, -59],
      ],
    ],
    legs: [
      [
        [12, -42],
        [6, -12],
      ],
      [
        [9, -44],
        [-1, -22],
      ],
    ],
    isSide: true,
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
