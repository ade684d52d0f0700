/** Place names, to be compared: lower case, without accents, articles and punctuation. */

/** Letters that aren't another one with an accent. */
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
