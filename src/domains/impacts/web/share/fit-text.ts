/** Wraps and shortens text for a canvas. */

/** A text's width in its font. */
export type MeasureWidth = (text: string) => number;

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Breaks words that are wider than a line. */
export function wrapText(text: string, width: number, measure: MeasureWidth): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' ? lines : [...lines, line];
}

/** At most `most` lines, with an ellipsis if there would be more. */
export function clampLines(lines: readonly string[], most: number, width: number, measure: MeasureWidth): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), shorten(`${kept.at(-1) ?? ''}${ELLIPSIS}`, width, measure)];
}

/** One line that fits, with an ellipsis if shortened. */
export function shorten(text: string, width: number, measure: MeasureWidth): string {
  if (measure(text) <= width) return text;
  const letters = lettersOf(text.endsWith(ELLIPSIS) ? text.slice(0, -1) : text);
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}${ELLIPSIS}`) > width) letters.pop();
  return `${letters.join('').trimEnd()}${ELLIPSIS}`;
}

function breakWord(word: string, width: number, measure: MeasureWidth): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(word)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
}

/** Grapheme clusters: an accent or a skin tone stays with its letter. */
const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);
