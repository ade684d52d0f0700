/**
 * Lets something out of the page's column run to the left edge of the window. The page around it clips, for a window's
 * width counts the scroll bar.
 */
import { classNames } from '../../../ui/class-names.ts';

export const TO_THE_LEFT_EDGE = classNames(
  '[--to-edge:1rem] sm:[--to-edge:max(2rem,calc((100vw-80rem)/2+2rem))]',
  '-ml-(--to-edge) w-[calc(100%+var(--to-edge))]',
);
