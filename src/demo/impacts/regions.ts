/** The demo community's places, and names that are common there. Any likeness to real people is coincidental. */
import regions from '../texts/regions.json' with { type: 'json' };

interface Region {
  country: string;
  dialling: string;
  places: readonly string[];
  /** First names; women's and men's alternate. */
  names: readonly string[];
  lastNames: readonly string[];
}

export const REGIONS: readonly Region[] = regions;

const WOMENS_NAMES = new Set([
  'Ingrid',
  ...REGIONS.flatMap(({ names }) => names.filter((_, index) => index % 2 === 0)),
]);

export const isWomansName = (name: string): boolean => WOMENS_NAMES.has(name);
