import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useMedia } from '#ui/focus/use-media.ts';
import { readingSign } from '#ui/text/direction.ts';

interface AutoScroll {
  isPaused: boolean;
  pause: () => void;
  resume: () => void;
  /** Moves one item forwards, or backwards with -1, and stops the automatic movement. */
  move: (by: 1 | -1) => void;
}

const EVERY_MS = 6_000;

/** Scrolls a list sideways, item by item, while it's in view and has no pointer or focus. Not with reduced motion. */
export function useAutoScroll(list: RefObject<HTMLElement | null>): AutoScroll {
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    const shown = list.current;
    if (!shown || isPaused || isStill) return;
    let isInView = false;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    observer.observe(shown);
    const timer = setInterval(() => {
      const isUsed = shown.matches(':hover, :focus-within');
      if (isInView && !isUsed && !document.hidden) scrollBy(shown, 1, 'smooth');
    }, EVERY_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [list, isPaused, isStill]);

  const pause = useCallback(() => setIsPaused(true), []);
  const resume = useCallback(() => setIsPaused(false), []);
  const move = useCallback(
    (by: 1 | -1) => {
      setIsPaused(true);
      if (list.current) scrollBy(list.current, by, isStill ? 'instant' : 'smooth');
    },
    [list, isStill],
  );
  return { isPaused, pause, resume, move };
}

/** Wraps around at either end. */
function scrollBy(list: HTMLElement, by: 1 | -1, behavior: ScrollBehavior): void {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const last = list.scrollWidth - list.clientWidth;
  // The step and `scrollLeft` are negative where the list begins on the right.
  const step = second.offsetLeft - first.offsetLeft;
  const scrolled = Math.abs(list.scrollLeft);
  const isAtEnd = by === 1 ? scrolled >= last - 1 : scrolled <= 1;
  if (isAtEnd) list.scrollTo({ left: by === 1 ? 0 : last * readingSign(), behavior });
  else list.scrollBy({ left: by * step, behavior });
}
