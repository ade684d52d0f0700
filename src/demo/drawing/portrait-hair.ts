/** Draws hair, beards and headwear for portraits. */
import { circle, darker, ellipse, filledPath, lighter, polyline, rect, strokedPath } from './svg.ts';

export interface Hair {
  behind: string;
  over: string;
}

const FRINGE = 'M-60 -4 C-70 -98 70 -98 60 -4 C56 -30 46 -42 30 -48 C4 -36 -34 -34 -46 -44 C-54 -34 -58 -20 -60 -4 Z';
const PARTED = 'M-61 4 C-74 -98 74 -98 61 4 C60 -24 50 -44 14 -58 C-10 -34 -50 -34 -61 4 Z';
const CENTRE = 'M-61 10 C-74 -100 74 -100 61 10 C60 -22 46 -50 0 -60 C-46 -50 -60 -22 -61 10 Z';
const CROP = 'M-57 -14 C-62 -92 62 -92 57 -14 C54 -34 46 -46 34 -50 C10 -56 -10 -56 -34 -50 C-46 -46 -54 -34 -57 -14 Z';

export const WOMENS_HAIR = ['long', 'wavy', 'bob', 'bun', 'afro', 'braids', 'tail', 'pixie'] as const;
export const MENS_HAIR = ['side', 'crop', 'curly', 'bald', 'swept', 'waves'] as const;
export type PortraitHair = (typeof WOMENS_HAIR)[number] | (typeof MENS_HAIR)[number];

const fringe = (d: string, hair: string) => filledPath(d, hair);
const curls = (points: readonly (readonly [number, number, number])[], hair: string) =>
  points.map(([x, y, r]) => circle(x, y, r, hair)).join('');
const TOP_CURLS = [
  [-46, -44, 20],
  [-24, -62, 22],
  [2, -68, 23],
  [28, -60, 22],
  [48, -42, 19],
  [-56, -22, 13],
  [57, -22, 13],
] as const;

export function drawPortraitHair(style: PortraitHair, hair: string): Hair {
  const shine = lighter(hair, 0.14);
  switch (style) {
    case 'long':
      return {
        behind: filledPath('M-64 -20 C-84 -112 84 -112 64 -20 C72 40 80 80 74 118 H-74 C-80 80 -72 40 -64 -20 Z', hair),
        over: fringe(CENTRE, hair),
      };
    case 'wavy':
      return {
        behind: filledPath(
          'M-64 -20 C-84 -112 84 -112 64 -20 Q86 4 70 30 Q92 56 72 84 Q60 100 40 92 H-40 Q-60 100 -72 84 Q-92 56 -70 30 Q-86 4 -64 -20 Z',
          hair,
        ),
        over: fringe(PARTED, hair),
      };
    case 'bob':
      return {
        behind: filledPath(
          'M-64 -20 C-84 -112 84 -112 64 -20 C76 20 74 50 66 62 Q0 84 -66 62 C-74 50 -76 20 -64 -20 Z',
          hair,
        ),
        over: fringe(FRINGE, hair),
      };
    case 'bun':
      return {
        behind: circle(0, -94, 26, hair) + strokedPath('M-14 -104 Q0 -112 14 -104', shine, 3),
        over: fringe(CENTRE, hair),
      };
    case 'afro':
      return {
        behind: circle(0, -36, 86, hair) + circle(-58, -4, 34, hair) + circle(58, -4, 34, hair),
        over: fringe(CROP, hair),
      };
    case 'braids':
      return {
        behind: [-1, 1]
          .map(
            (side) =>
              polyline(
                [
                  [side * 58, -10],
                  [side * 66, 40],
                  [side * 60, 104],
                ],
                hair,
                22,
              ) + [10, 34, 58, 82].map((y) => strokedPath(`M${side * 54} ${y} l${side * 18} 6`, shine, 2.4)).join(''),
          )
          .join(''),
        over: fringe(CENTRE, hair),
      };
    case 'tail':
      return {
        behind: filledPath('M30 -70 C96 -86 98 30 70 84 C60 60 74 -10 40 -30 Z', hair),
        over: fringe(PARTED, hair),
      };
    case 'pixie':
      return {
        behind: '',
        over: fringe('M-60 2 C-72 -98 72 -98 60 2 C58 -22 52 -34 44 -42 C20 -22 -30 -26 -60 2 Z', hair),
      };
    case 'side':
      return {
        behind: '',
        over: fringe(
          'M-59 -8 C-68 -98 70 -96 59 -8 C57 -28 52 -40 44 -46 C16 -58 -24 -40 -44 -50 C-54 -40 -57 -26 -59 -8 Z',
          hair,
        ),
      };
    case 'crop':
      return { behind: '', over: fringe(CROP, hair) };
    case 'curly':
      return { behind: '', over: curls(TOP_CURLS, hair) };
    case 'bald':
      return {
        behind: '',
        over:
          filledPath('M-58 6 C-62 -16 -56 -34 -50 -38 C-52 -20 -52 -4 -54 8 Z', hair) +
          filledPath('M58 6 C62 -16 56 -34 50 -38 C52 -20 52 -4 54 8 Z', hair),
      };
    case 'swept':
      return {
        behind: '',
        over:
          fringe(
            'M-58 -8 C-66 -84 -20 -106 20 -98 C62 -92 66 -40 58 -8 C56 -30 48 -44 36 -52 C8 -62 -28 -50 -42 -46 C-52 -36 -56 -22 -58 -8 Z',
            hair,
          ) + strokedPath('M-30 -66 Q0 -86 36 -74', shine, 3),
      };
    case 'waves':
      return {
        behind: filledPath('M-63 -16 C-80 -104 80 -104 63 -16 C72 10 70 34 62 44 H-62 C-70 34 -72 10 -63 -16 Z', hair),
        over: fringe(PARTED, hair),
      };
  }
}

export const BEARDS = ['none', 'full', 'short', 'moustache'] as const;
export type Beard = (typeof BEARDS)[number];

/** The beard, over which the mouth is drawn later. */
export function drawBeard(beard: Beard, hair: string): string {
  if (beard === 'none') return '';
  const moustache = filledPath('M0 27 Q-14 22 -25 36 Q-12 34 0 35 Q12 34 25 36 Q14 22 0 27 Z', hair);
  if (beard === 'moustache') return moustache;
  const low = beard === 'full' ? 92 : 78;
  return (
    filledPath(
      `M-56 2 C-54 26 -44 30 -30 32 Q0 26 30 32 C44 30 54 26 56 2 C58 40 46 62 26 ${low - 6} Q0 ${low + 4} -26 ${low - 6} C-46 62 -58 40 -56 2 Z`,
      hair,
    ) + moustache
  );
}

export const PORTRAIT_HEADWEAR = ['hijab', 'wrap', 'turban', 'cap', 'beanie', 'straw', 'band'] as const;
export type PortraitHeadwear = (typeof PORTRAIT_HEADWEAR)[number] | 'none';

export function drawPortraitHeadwear(headwear: PortraitHeadwear, colour: string): Hair {
  const shade = darker(colour, 0.14);
  const light = lighter(colour, 0.24);
  switch (headwear) {
    case 'none':
      return { behind: '', over: '' };
    case 'hijab':
      return {
        behind: filledPath(
          'M-70 -16 C-86 -112 86 -112 70 -16 C78 40 92 86 100 128 H-100 C-92 86 -78 40 -70 -16 Z',
          shade,
        ),
        over:
          filledPath(
            'M0 -96 C-80 -94 -78 -10 -68 30 C-60 70 -40 96 0 100 C40 96 60 70 68 30 C78 -10 80 -94 0 -96 Z M0 -58 C40 -56 54 -28 52 4 C50 44 30 72 0 74 C-30 72 -50 44 -52 4 C-54 -28 -40 -56 0 -58 Z" fill-rule="evenodd',
            colour,
          ) +
          filledPath('M-58 52 Q-10 104 66 60 Q72 100 30 130 H-70 Q-78 84 -58 52 Z', colour) +
          strokedPath('M-52 66 Q-8 108 58 74', shade, 3),
      };
    case 'wrap':
      return {
        behind: circle(34, -104, 30, shade),
        over:
          filledPath(
            'M-62 -18 C-84 -106 -10 -142 30 -126 C84 -112 72 -50 62 -18 C50 -44 20 -50 -8 -46 C-36 -44 -54 -36 -62 -18 Z',
            colour,
          ) +
          strokedPath('M-58 -40 Q0 -92 60 -56', light, 5) +
          strokedPath('M-44 -74 Q6 -116 58 -88', light, 5),
      };
    case 'turban':
      return {
        behind: '',
        over:
          filledPath(
            'M-64 -22 C-90 -92 -40 -128 0 -126 C40 -128 90 -92 64 -22 C46 -52 20 -58 0 -40 C-20 -58 -46 -52 -64 -22 Z',
            colour,
          ) +
          [0, 1, 2]
            .map(
              (n) =>
                strokedPath(`M${-62 + n * 8} ${-40 - n * 22} Q0 ${-84 - n * 18} 0 ${-44 - n * 6}`, shade, 3) +
                strokedPath(`M${62 - n * 8} ${-40 - n * 22} Q0 ${-84 - n * 18} 0 ${-44 - n * 6}`, shade, 3),
            )
            .join(''),
      };
    case 'cap':
      return {
        behind: '',
        over:
          filledPath('M-62 -28 C-66 -102 66 -102 62 -28 Q0 -50 -62 -28 Z', colour) +
          filledPath('M-66 -26 Q0 -62 66 -26 Q40 -34 0 -34 Q-40 -34 -66 -26 Z', shade) +
          circle(0, -86, 4, shade),
      };
    case 'beanie':
      return {
        behind: '',
        over:
          filledPath('M-62 -26 C-72 -116 72 -116 62 -26 Z', colour) +
          rect(-67, -48, 134, 26, shade, 11) +
          [-44, -22, 0, 22, 44]
            .map((x) =>
              polyline(
                [
                  [x, -42],
                  [x, -28],
                ],
                light,
                2.4,
              ),
            )
            .join('') +
          circle(0, -100, 12, light),
      };
    case 'straw':
      return {
        behind: ellipse(0, -40, 118, 26, '#cfa655'),
        over:
          filledPath('M-60 -40 C-58 -112 58 -112 60 -40 Q0 -60 -60 -40 Z', '#e6c473') +
          filledPath('M-61 -40 Q0 -62 61 -40 L60 -54 Q0 -76 -60 -54 Z', colour) +
          filledPath('M-116 -38 Q0 -70 116 -38 Q60 -40 0 -44 Q-60 -40 -116 -38 Z', '#e6c473'),
      };
    case 'band':
      return { behind: '', over: filledPath('M-61 -30 Q0 -78 61 -30 L59 -46 Q0 -96 -59 -46 Z', colour) };
  }
}
