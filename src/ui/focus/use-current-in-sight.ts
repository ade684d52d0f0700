import { type RefObject, useEffect } from 'react';

/** Scrolls a row of links sideways until the current one is in sight; `current` is what it changes with. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll when the current link changes.
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right;
    else if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left;
  }, [current]);
}
