/** Tidies what people write, and cuts it short. */

const EXCERPT_LENGTH = 300;
/** Spaces of any kind, control characters, and what turns the direction of a text round. */
const STRAY = /[\s\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** On one line. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(STRAY, ' ').trim();
}

/** Paragraphs stay; what is stray within a line goes. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function excerptOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH - 1);
  // Half of a pair of code units is no character.
  return `${cut.replace(/[\ud800-\udbff]$/, '').replace(/\s+\S*$/, '') || cut}…`;
}
