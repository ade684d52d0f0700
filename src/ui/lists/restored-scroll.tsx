import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router-dom';

/**
 * The scroll position to restore after going back or reloading, in pixels from the top. Null on a newly opened page,
 * and false on a page that the server has drawn, where the browser restores it.
 */
export const useRestoredScroll = (): number | false | null => useContext(RouterState)?.restoreScrollPosition ?? null;

const MAX_WAIT_MS = 5_000;
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Complements the router's `ScrollRestoration`, which scrolls to the place only once. A page that is still loading may
 * be too short for that, or grow above it: keep scrolling there until the reader scrolls or presses something.
 */
export function RestoredScroll() {
  const { key } = useLocation();
  const place = useRestoredScroll();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have the same place.
  useEffect(() => {
    if (!place) return;
    const growing = new ResizeObserver(() => scrollTo(0, place));
    growing.observe(document.body);
    for (const way of SCROLL_EVENTS) addEventListener(way, stop);
    const timer = setTimeout(stop, MAX_WAIT_MS);
    return stop;

    function stop() {
      growing.disconnect();
      for (const way of SCROLL_EVENTS) removeEventListener(way, stop);
      clearTimeout(timer);
    }
  }, [key, place]);
  return null;
}
