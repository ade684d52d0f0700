import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom';

/**
 * Where the reader returns to by going back or reloading the page, in pixels from its top. Null on a page that was opened,
 * and false where the browser has seen to it: on one that the server has drawn.
 */
export const useRestoredPlace = (): number | false | null => useContext(RouterState)?.restoreScrollPosition ?? null;

const LONGEST_MS = 5_000;
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Beside the router's `ScrollRestoration`, which goes to the place once. A page that is still loading may end before it, or
 * grow above it: the reader is kept there meanwhile, unless they go somewhere themselves.
 */
export function RestoredPlace() {
  const { key } = useLocation();
  const place = useRestoredPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have the same place.
  useEffect(() => {
    if (!place) return;
    const growing = new ResizeObserver(() => scrollTo(0, place));
    growing.observe(document.body);
    for (const way of OWN_WAYS) addEventListener(way, stop);
    const timer = setTimeout(stop, LONGEST_MS);
    return stop;

    function stop() {
      growing.disconnect();
      for (const way of OWN_WAYS) removeEventListener(way, stop);
      clearTimeout(timer);
    }
  }, [key, place]);
  return null;
}
