import { type RefObject, useEffect } from 'react';

/** How much of the next link shows beside the current one, so that the row is seen to go on. */
const PEEK_PX = 48;

/** Scrolls a row of links sideways until the current one is in sight; `current` is what it changes with. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll when the current link changes.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    const [beyondRight, beyondLeft] = [inner.right - outer.right + PEEK_PX, outer.left - inner.left + PEEK_PX];
    if (beyondRight > 0) row.current.scrollLeft += beyondRight;
    else if (beyondLeft > 0) row.current.scrollLeft -= beyondLeft;
  }, [current]);
}
