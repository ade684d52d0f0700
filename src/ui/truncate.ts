const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * At most `most` graphemes including the ellipsis, cut after a word if one ends nearby. For titles and emails; pages use
 * CSS (`truncate`, `line-clamp-2`).
 */
export function truncate(text: string, most: number): string {
  const letters = [...LETTERS.segment(text)].map(({ segment }) => segment);
  if (letters.length <= most) return text;
  const cut = letters.slice(0, Math.max(0, most - 1)).join('');
  const gap = letters[most - 1] === ' ' ? -1 : cut.lastIndexOf(' ');
  const kept = gap > cut.length * 0.6 ? cut.slice(0, gap) : cut;
  return `${kept.trimEnd()}…`;
}
