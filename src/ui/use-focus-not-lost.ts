import { useEffect, useRef } from 'react';
import { PAGE_HEADING_ID } from './page-heading.tsx';

/**
 * Moves the focus to the page's heading if the focused element was removed. Use it in the component that re-renders
 * then.
 */
export function useFocusNotLost(): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    // A closing dialog returns the focus first.
    const turn = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const isGone = last.current instanceof Element && !last.current.isConnected;
      if (isLost && isGone) document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(turn);
  });
}
