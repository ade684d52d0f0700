import { useEffect, useId, useRef } from 'react';
import { isFocusInDialog } from '../dialogs.ts';

interface RowFocus {
  idOf: (key: string) => string;
  /** Makes the focus follow the next change of the current row. */
  moveAlong: () => void;
  toRow: () => void;
}

/**
 * Keeps the focus on the current row: if it was in the list, it follows the row, and if the focused element disappears,
 * such as a dialog or the previous panel, it returns to the row.
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
    // Wait until a closing dialog has restored the focus. A dialog that a key has opened meanwhile keeps it.
    const frame = requestAnimationFrame(() => {
      if (!isFocusInDialog()) document.getElementById(`${prefix}${current}`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [current, prefix]);

  return {
    idOf,
    moveAlong: () => {
      isTaken.current = true;
    },
    toRow: () => (current === null ? undefined : focus(current)),
  };
}
