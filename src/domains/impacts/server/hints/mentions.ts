/** Whether a text mentions a measure: by its figure, or by a word for it in any of the product's languages. */
import type { ImpactMeasures } from '#generated/types.gen.ts';
import words from './measure-words.json' with { type: 'json' };

/** Parts of words, folded. Those with a space in front begin a word, as "tree" isn't in "street". */
const MEASURE_WORDS: Readonly<Record<keyof ImpactMeasures, readonly string[]>> = words;

/** Between digits: "1,500", "1.500" and "1 500" are one number. */
const GROUPING = /(?<=\d)[.,'’\s\u00a0\u202f](?=\d{3}(?!\d))/g;
const ACCENTS = /\p{M}/gu;

export function mentions(text: string, measure: keyof ImpactMeasures, amount: number): boolean {
  const folded = text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
  const spaced = ` ${folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  if (MEASURE_WORDS[measure].some((word) => spaced.includes(word))) return true;
  const figures =
    folded
      .replaceAll(GROUPING, '')
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
      .match(/\d+(?:\.\d+)?/g) ?? [];
  return figures.some((figure) => Number(figure) === amount);
}
