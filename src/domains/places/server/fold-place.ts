/** Folds place names for comparison: to lower case, without accents, articles and punctuation. */

/** Letters that Unicode doesn't decompose into another letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd' };

export function foldPlace(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[đłıøßæœð]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[’'ʻʼ`.]/g, '')
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}
