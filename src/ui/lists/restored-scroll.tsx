import { useContext, useLayoutEffect, useRef } from 'react';
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
 * be too short for that, or grow above it: keep scrolling there until the reader scrolls or presses something. Comes
 * after it, to undo what it does to readers who have scrolled before: the router says where a reloaded page was only
 * once that page is shown.
 */
export function RestoredScroll() {
  const { key } = useLocation();
  const place = useRestoredScroll();
  /** Where the reader of this page has scrolled to. */
  const moved = useRef<{ key: string; to: number } | null>(null);
  // Not after painting, when a reader may already scroll.
  useLayoutEffect(() => {
    const before = moved.current;
    moved.current = null;
    if (place === false) return;
    if (place !== null && before?.key === key) {
      // Some browsers return a promise, which isn't a cleanup.
      scrollTo(0, before.to);
      return;
    }
    let hasMoved = false;
    const growing = new ResizeObserver(() => scrollTo(0, place ?? 0));
    if (place) growing.observe(document.body);
    for (const way of SCROLL_EVENTS) addEventListener(way, move);
    const timer = setTimeout(stop, MAX_WAIT_MS);
    return () => {
      stop();
      // Runs before the router scrolls.
      if (hasMoved) moved.current = { key, to: scrollY };
    };

    function move() {
      hasMoved = true;
      stop();
    }

    function stop() {
      growing.disconnect();
      for (const way of SCROLL_EVENTS) removeEventListener(way, move);
      clearTimeout(timer);
    }
  }, [key, place]);
  return null;
}
