/**
 * Extends an element to the edge of the window where lines of text begin. The page clips the overflow, because 100vw
 * includes the scrollbar.
 */
import { classNames } from '#ui/class-names.ts';

export const TO_THE_START_EDGE = classNames(
  '[--to-edge:1rem] sm:[--to-edge:max(2rem,calc((100vw-80rem)/2+2rem))]',
  '-ms-(--to-edge) w-[calc(100%+var(--to-edge))]',
);
