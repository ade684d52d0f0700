/** Draws a portrait: head and shoulders on a background of the product's contour lines. */
import type { Random } from '../random.ts';
import { drawEarrings, drawEars, drawFeatures, drawSkull, type Face } from './faces.ts';
import type { Land } from './lands.ts';
import { HAIR_COLOURS, SKIN_TONES } from './looks.ts';
import {
  type Beard,
  drawBeard,
  drawPortraitHair,
  drawPortraitHeadwear,
  MENS_HAIR,
  type PortraitHair,
  type PortraitHeadwear,
  WOMENS_HAIR,
} from './portrait-hair.ts';
import { at, circle, darker, filledPath, lighter, mix, polygon, polyline, rect, strokedPath } from './svg.ts';

export const PORTRAIT_SIDE = 320;

export interface Sitter {
  land: Land;
  isWoman: boolean;
}

const BACKGROUNDS = ['#cfe0d2', '#f3dcae', '#f0cdbb', '#cadde6', '#e6dcc2', '#dccfe0', '#f2d6cf', '#c4dcd8'];
const CLOTHES = [
  '#2f7464',
  '#c98a1b',
  '#b4513a',
  '#2f5f86',
  '#7a4a78',
  '#6c7f3a',
  '#f1e3c8',
  '#37455a',
  '#4a9692',
  '#c9787a',
];
const GREYS = ['#c9c4bd', '#a8a39d', '#e2ded6'];
const HEADWEAR: Record<Land, { women: readonly PortraitHeadwear[]; men: readonly PortraitHeadwear[] }> = {
  savanna: { women: ['wrap', 'hijab', 'wrap', 'band'], men: ['cap', 'straw', 'none'] },
  tropics: { women: ['hijab', 'straw', 'none', 'band'], men: ['turban', 'straw', 'cap'] },
  temperate: { women: ['beanie', 'straw', 'band', 'none'], men: ['beanie', 'cap', 'none'] },
  south: { women: ['hijab', 'straw', 'band'], men: ['cap', 'straw', 'none'] },
  highlands: { women: ['band', 'straw', 'wrap'], men: ['straw', 'cap', 'none'] },
  east: { women: ['straw', 'band', 'none'], men: ['cap', 'beanie', 'none'] },
};

interface Looks extends Face {
  ground: string;
  clothes: string;
  accent: string;
  hair: string;
  style: PortraitHair;
  beard: Beard;
  headwear: PortraitHeadwear;
  jaw: number;
  collar: 'round' | 'shirt' | 'hood' | 'neckline';
  hasEarrings: boolean;
}

export function drawBust(random: Random, sitter: Sitter): string {
  const looks = pickLooks(random, sitter);
  const { skin, hair, style, headwear, ground, accent, jaw, beard } = looks;
  const worn = drawPortraitHeadwear(headwear, accent);
  const isCovered = headwear === 'hijab' || headwear === 'turban' || headwear === 'wrap';
  const locks = isCovered ? { behind: '', over: '' } : drawPortraitHair(style, hair);
  const lean = random.between(-4, 4);
  const head = [
    drawEars(skin),
    drawSkull(skin, jaw),
    looks.hasEarrings && headwear !== 'hijab' ? drawEarrings('#e0a23f') : '',
    drawBeard(beard, hair),
    drawFeatures(looks),
    locks.over,
    worn.over,
  ];
  const content = [
    rect(0, 0, PORTRAIT_SIDE, PORTRAIT_SIDE, ground),
    drawContours(random, ground),
    at(160, 148, worn.behind + locks.behind),
    drawShoulders(looks),
    `<g transform="translate(160 148) rotate(${lean})">${head.join('')}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_SIDE}" height="${PORTRAIT_SIDE}" viewBox="0 0 320 320"><g stroke-linecap="round" stroke-linejoin="round">${content.join('')}</g></svg>`;
}

function pickLooks(random: Random, { land, isWoman }: Sitter): Looks {
  const age = random.pick([0, 0, 0, 0.5, 0.5, 1] as const);
  const hair = age === 1 || (age === 0.5 && random.chance(0.3)) ? random.pick(GREYS) : random.pick(HAIR_COLOURS[land]);
  const worn = HEADWEAR[land][isWoman ? 'women' : 'men'];
  const clothes = random.pick(CLOTHES);
  return {
    age,
    hair,
    clothes,
    skin: random.pick(SKIN_TONES[land]),
    brows: darker(hair, 0.2),
    ground: random.pick(BACKGROUNDS),
    accent: random.pick(CLOTHES.filter((colour) => colour !== clothes)),
    style: random.pick<PortraitHair>(isWoman ? WOMENS_HAIR : MENS_HAIR),
    headwear: random.chance(0.38) ? random.pick(worn) : 'none',
    beard: isWoman || random.chance(0.5) ? 'none' : random.pick(['full', 'short', 'short', 'moustache'] as const),
    smile: random.pick(['small', 'small', 'wide', 'wide', 'calm'] as const),
    glasses: random.chance(0.32) ? random.pick(['round', 'square'] as const) : 'none',
    glassesColour: random.pick(['#2b2a2c', '#7d3f2e', '#2f5f86', '#5b4a41']),
    jaw: random.between(isWoman ? -5 : 0, isWoman ? 2 : 8),
    collar: random.pick(['round', 'shirt', 'hood', 'neckline'] as const),
    hasEarrings: isWoman && random.chance(0.5),
  };
}

function drawContours(random: Random, ground: string): string {
  const [x, y] = [random.between(30, 290), random.between(20, 120)];
  const colour = darker(ground, 0.1);
  return Array.from({ length: 6 }, (_, index) => {
    const r = 40 + index * 38;
    return `<ellipse cx="${x}" cy="${y}" rx="${r + (index % 2) * 8}" ry="${r * 0.82}" fill="none" stroke="${colour}" stroke-width="3"/>`;
  }).join('');
}

const SHOULDERS = 'M22 330 C24 262 74 240 132 230 H188 C246 240 296 262 298 330 Z';

function drawShoulders({ skin, clothes, accent, collar }: Looks): string {
  const neck =
    filledPath('M132 186 H188 V232 Q160 262 132 232 Z', skin) +
    filledPath('M132 202 Q160 234 188 202 V214 Q160 244 132 214 Z', darker(skin, 0.18));
  const body = filledPath(SHOULDERS, clothes);
  const dark = darker(clothes, 0.2);
  const sleeves = strokedPath('M70 330 Q70 300 78 286', dark, 3) + strokedPath('M250 330 Q250 300 242 286', dark, 3);
  return body + sleeves + drawCollar(collar, { clothes, accent, skin, dark }) + neck + overNeck(collar, clothes);
}

function drawCollar(
  collar: Looks['collar'],
  { clothes, accent, skin, dark }: { clothes: string; accent: string; skin: string; dark: string },
): string {
  switch (collar) {
    case 'round':
      return (
        filledPath('M120 231 Q160 276 200 231 L188 229 H132 Z', dark) + filledPath('M128 230 Q160 264 192 230 Z', skin)
      );
    case 'neckline':
      return (
        filledPath('M126 230 L160 290 L194 230 Z', skin) +
        polyline(
          [
            [126, 231],
            [160, 290],
            [194, 231],
          ],
          accent,
          8,
        )
      );
    case 'shirt':
      return (
        polygon(
          [
            [150, 246],
            [170, 246],
            [166, 330],
            [154, 330],
          ],
          lighter(clothes, 0.2),
        ) + [270, 296].map((y) => circle(160, y, 3, dark)).join('')
      );
    case 'hood':
      return (
        filledPath('M100 240 Q160 296 220 240 Q214 214 188 212 H132 Q106 214 100 240 Z', dark) +
        polyline(
          [
            [142, 262],
            [140, 292],
          ],
          lighter(clothes, 0.5),
          3.4,
        ) +
        polyline(
          [
            [178, 262],
            [180, 292],
          ],
          lighter(clothes, 0.5),
          3.4,
        )
      );
  }
}

/** The parts of the clothes in front of the neck. */
function overNeck(collar: Looks['collar'], clothes: string): string {
  if (collar !== 'shirt') return '';
  const fold = mix(clothes, '#fffaf0', 0.28);
  return (
    polygon(
      [
        [130, 222],
        [160, 256],
        [138, 270],
        [118, 236],
      ],
      fold,
      3,
    ) +
    polygon(
      [
        [190, 222],
        [160, 256],
        [182, 270],
        [202, 236],
      ],
      fold,
      3,
    )
  );
}
