import { useEffect, useId, useRef } from 'react';

interface RowFocus {
  idOf: (key: string) => string;
  /** The next change of the current row takes the focus along, wherever it is. */
  takeAlong: () => void;
  toRow: () => void;
}

/**
 * Keeps the focus with the current row: when it stood in the list it goes along, and when what had it is gone, such as
 * a dialog or the panel of the row before, it comes back.
 */
export function useRowFocus(current: string | null): RowFocus {
  const prefix = useId();
  const before = useRef(current);
  const isTaken = useRef(false);
  const idOf = (key: string) => `${prefix}${key}`;
  const focus = (key: string) => document.getElementById(`${prefix}${key}`)?.focus();

  useEffect(() => {
    const previous = before.current;
    before.current = current;
    if (previous === null || current === null || previous === current) return;
    const active = document.activeElement;
    const isOurs = active === document.body || active?.id === `${prefix}${previous}`;
    if (!isTaken.current && !isOurs) return;
    isTaken.current = false;
    // After a closing dialog has put the focus back to where it found it.
    const frame = requestAnimationFrame(() => document.getElementById(`${prefix}${current}`)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [current, prefix]);

  return {
    idOf,
    takeAlong: () => {
      isTaken.current = true;
    },
    toRow: () => (current === null ? undefined : focus(current)),
  };
}
