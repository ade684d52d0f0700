/** Estimates the width of a text without a browser, slightly too wide so that it never overflows. */

const WIDTHS: readonly [RegExp, number][] = [
  [/[ijlI.,:;'’|!()[\]]/, 0.3],
  [/[frt\-/ ]/, 0.38],
  [/[mwMW@%]/, 0.86],
  [/[A-HJ-LN-VX-ZÀ-ÖØ-Þ{}]/, 0.68],
];
const USUAL_WIDTH = 0.56;
/** Semibold runs wider. */
const BOLD = 1.05;

export function textWidth(text: string, size: number, isBold = false): number {
  let units = 0;
  for (const letter of text) units += WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? USUAL_WIDTH;
  return units * size * (isBold ? BOLD : 1);
}

/** Wraps at spaces; a word that is too long gets a line of its own. */
export function wrap(text: string, size: number, most: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size, isBold) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
