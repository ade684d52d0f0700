/** Extends an element to the window's left edge. The page clips the overflow, because 100vw includes the scrollbar.
 */
import { classNames } from '#ui/class-names.ts';

export const TO_THE_LEFT_EDGE = classNames(
  '[--to-edge:1rem] sm:[--to-edge:max(2rem,calc((100vw-80rem)/2+2rem))]',
  '-ml-(--to-edge) w-[calc(100%+var(--to-edge))]',
);
