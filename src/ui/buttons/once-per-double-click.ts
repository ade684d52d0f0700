import type { MouseEvent } from 'react';

/** For a button that turns something on and off: the second click of a double click would take the first one back. */
export const oncePerDoubleClick =
  (press: () => void) =>
  ({ detail: clicks }: Pick<MouseEvent, 'detail'>): void => {
    if (clicks < 2) press();
  };
