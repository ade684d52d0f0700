/** Folds a text for comparison: drops accents, case, soft hyphens and word joiners. */
export function fold(text: string): string {
  return [...text].map(foldSign).join('');
}

/** The same, with the original index of each folded character. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const plain = foldSign(sign);
    for (let index = 0; index < plain.length; index += 1) places.push(place);
    folded += plain;
    place += sign.length;
  }
  return { folded, places: [...places, text.length] };
}

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '');

const foldSign = (sign: string): string =>
  sign
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u2060]/gu, '')
    .toLowerCase();
