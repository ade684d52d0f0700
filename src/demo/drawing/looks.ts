/** Chooses how the people in a scene look: different from each other, and like people of its land. */
import type { Random } from '../random.ts';
import type { Land } from './lands.ts';

export const HAIR_STYLES = ['short', 'cropped', 'long', 'bun', 'curls', 'bob', 'tail', 'braids'] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];
export type Headwear = 'none' | 'cap' | 'straw' | 'scarf' | 'wrap' | 'turban' | 'beanie';

export interface Look {
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  headwear: Headwear;
  headColour: string;
  hasBeard: boolean;
  top: string;
  isLongSleeved: boolean;
  bottom: string;
  legs: 'trousers' | 'skirt' | 'robe';
  shoes: string;
}

export const SKIN_TONES: Record<Land, readonly string[]> = {
  savanna: ['#6b452f', '#7a4f37', '#5e3b28', '#8a5d40', '#976a4a'],
  tropics: ['#a8744c', '#8f5e3c', '#bd8a5e', '#7a4d31', '#c99a6e'],
  temperate: ['#f1cdae', '#e8bb98', '#f4d7bf', '#c58f66', '#6f4630'],
  south: ['#dba883', '#c9946b', '#e6bc98', '#b57e57', '#a8744c'],
  highlands: ['#b9835a', '#8f5e3c', '#d3a078', '#6f4630', '#e3b592'],
  east: ['#f0cfae', '#e5bd97', '#ecc6a2', '#d8ab83', '#f3d8bd'],
};

const DARK_HAIR = ['#1f1a1a', '#2b211d', '#3a2a20'];
export const HAIR_COLOURS: Record<Land, readonly string[]> = {
  savanna: DARK_HAIR,
  tropics: DARK_HAIR,
  temperate: ['#5b3a22', '#8a5a2e', '#c79a52', '#a4552b', '#2b211d'],
  south: ['#2b211d', '#3f2a1c', '#5b3a22'],
  highlands: [...DARK_HAIR, '#5b3a22'],
  east: ['#1f1a1a', '#26201f', '#3a2a20'],
};
const GREY = '#b9b4ad';

const TOPS = [
  '#d8573f',
  '#e9a23b',
  '#2f7464',
  '#2f5f86',
  '#8b4f7e',
  '#f1e3c8',
  '#4a9692',
  '#c9787a',
  '#6c7f3a',
  '#e7c25a',
];
const BOTTOMS = ['#37455a', '#5b4a41', '#2e4b4b', '#77664f', '#474f6b'];
const SHOES = ['#2b2a2c', '#4a3628', '#f0ece2', '#7d3f2e'];

const HEADWEAR: Record<Land, readonly Headwear[]> = {
  savanna: ['wrap', 'scarf', 'straw', 'cap'],
  tropics: ['scarf', 'straw', 'turban', 'straw'],
  temperate: ['cap', 'straw', 'scarf', 'beanie'],
  south: ['scarf', 'straw', 'cap', 'straw'],
  highlands: ['straw', 'cap', 'straw', 'wrap'],
  east: ['straw', 'cap', 'straw', 'scarf'],
};

export interface Cast {
  next(): Look;
}

interface CastOptions {
  land: Land;
  isCold: boolean;
  isIndoors: boolean;
}

/** Headwear that people take off indoors. */
const OUTDOOR_HEADWEAR: readonly Headwear[] = ['straw', 'cap', 'beanie'];

/** Nobody wears the same headwear as the person before. */
export function makeCast(random: Random, { land, isCold, isIndoors }: CastOptions): Cast {
  const tops = shuffle(random, TOPS);
  let count = random.between(0, 9);
  let previous: Headwear = 'none';
  const pickHeadwear = (): Headwear => {
    const worn = random.chance(isCold ? 0.75 : 0.5) ? random.pick(isCold ? COLD_HEADWEAR : HEADWEAR[land]) : 'none';
    previous = worn === previous || (isIndoors && OUTDOOR_HEADWEAR.includes(worn)) ? 'none' : worn;
    return previous;
  };
  return {
    next: () => {
      count += 1;
      const isWoman = count % 2 === 0;
      const headwear = pickHeadwear();
      // A scarf covers all of the hair.
      const isScarf = headwear === 'scarf' || headwear === 'wrap';
      const legs = isScarf || (isWoman && random.chance(0.5)) ? random.pick(['skirt', 'robe'] as const) : 'trousers';
      return {
        skin: random.pick(SKIN_TONES[land]),
        hair: random.chance(0.16) ? GREY : random.pick(HAIR_COLOURS[land]),
        hairStyle: random.pick(isWoman || isScarf ? WOMENS : MENS),
        headwear,
        headColour: tops[(count + 4) % tops.length] ?? '#e9a23b',
        hasBeard: !isWoman && !isScarf && random.chance(0.3),
        top: tops[count % tops.length] ?? '#2f7464',
        isLongSleeved: isCold || isScarf || random.chance(0.35),
        bottom: legs === 'skirt' ? (tops[(count + 7) % tops.length] ?? '#37455a') : random.pick(BOTTOMS),
        legs,
        shoes: random.pick(SHOES),
      };
    },
  };
}

/** A child of the same land. */
export function asChild(look: Look): Look {
  const hair = look.hair === GREY ? '#2b211d' : look.hair;
  const headwear = look.headwear === 'turban' || look.headwear === 'wrap' ? 'none' : look.headwear;
  return { ...look, hair, headwear, hasBeard: false };
}

const COLD_HEADWEAR = ['beanie', 'beanie', 'scarf', 'cap'] as const;
const WOMENS = ['long', 'bun', 'curls', 'bob', 'tail', 'braids'] as const;
const MENS = ['short', 'cropped', 'short', 'curls'] as const;

function shuffle<T>(random: Random, list: readonly T[]): T[] {
  const keyed = list.map((item) => ({ item, key: random.next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
