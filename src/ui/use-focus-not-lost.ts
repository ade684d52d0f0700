import { useEffect, useRef } from 'react';
import { PAGE_HEADING_ID } from './page-heading.tsx';

/**
 * What had the focus may leave the page with its row or its form: the focus goes to the page's heading then. For the
 * component that is drawn anew when that happens.
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
    // A dialog that closes gives the focus back in its own turn, which comes first.
    const turn = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const isGone = last.current instanceof Element && !last.current.isConnected;
      if (isLost && isGone) document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(turn);
  });
}
