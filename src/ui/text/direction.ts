/**
 * The direction in which the page is read, for events and effects. Layout needs no code: use logical classes, or `rtl:`
 * and `mirrors` where there are none.
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** 1 if the page is read from left to right, -1 from right to left. */
export const readingSign = (): 1 | -1 => (isRightToLeft() ? -1 : 1);

/** The step for a key in a row of items: 1 to the next, -1 to the previous, 0 for other keys. */
export function stepOfArrow(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return readingSign();
  return key === 'ArrowLeft' ? (-readingSign() as 1 | -1) : 0;
}

/** “From → to”, with an arrow that points to the second text in either reading direction. */
export const sayFromTo = (from: string, to: string): string =>
  isRightToLeft() ? `\u2068${from}\u2069 ← \u2068${to}\u2069` : `${from} → ${to}`;
