/** Normalises text that people write, and truncates it. */

/** In UTF-16 units, including the ellipsis. */
const EXCERPT_LENGTH = 300;
/** White space, control characters and bidirectional overrides. */
const STRAY = /[\s\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** A text of these characters alone is invisible. */
const INVISIBLE = /^[\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Puts a text on one line; returns an empty one if nothing of it would be visible. */
export function tidyText(text: string): string {
  const tidied = text.normalize('NFC').replace(STRAY, ' ').trim();
  return INVISIBLE.test(tidied) ? '' : tidied;
}

/** Keeps paragraphs and tidies each line. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts a text to at most `most` UTF-16 units, including the ellipsis. */
export function truncateTo(maxLength: number, text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).toWellFormed()}…`;
}

export function excerptOf(description: string, maxLength = EXCERPT_LENGTH): string {
  // The beginning is nearly always enough.
  const beginning = onOneLine(description.slice(0, 2 * maxLength));
  const isEnough = beginning.length > maxLength || description.length <= 2 * maxLength;
  const line = isEnough ? beginning : onOneLine(description);
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  // Never cut a surrogate pair in half.
  return `${cut.replace(/[\ud800-\udbff]$/, '').replace(/\s+\S*$/, '') || cut}…`;
}

/** Leaves single spaces as they are: replacing each one takes as long as all other work on a text. */
const onOneLine = (text: string): string => text.replace(/\s\s+|[^\S ]/g, ' ').trim();
