/**
 * The direction in which the page is read, for events and effects. What is drawn mirrors by itself: logical classes, and
 * `rtl:` and `mirrors` where there are none.
 */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** 1 if reading goes on to the right, -1 to the left. */
export const readingSign = (): 1 | -1 => (isRightToLeft() ? -1 : 1);

/** The step that a key means in a row of things: 1 to the next, -1 back, 0 for other keys. */
export function stepOfArrow(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return readingSign();
  return key === 'ArrowLeft' ? (-readingSign() as 1 | -1) : 0;
}

/** From one thing to another, with an arrow that points to the second in either direction. */
export const sayWay = (from: string, to: string): string =>
  isRightToLeft() ? `\u2068${from}\u2069 ← \u2068${to}\u2069` : `${from} → ${to}`;
