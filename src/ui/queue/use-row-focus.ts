import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { isFocusInDialog } from '../dialogs.ts';

interface RowFocus {
  idOf: (key: string) => string;
  /** Makes the focus follow the next change of the current row. */
  moveAlong: () => void;
  toRow: () => void;
}

/**
 * Keeps the focus on the current row: if it was in the list, it follows the row, and if the focused element disappears,
 * such as a dialog or the previous panel, it returns to the row. @param isInSheet whether the row is open in a sheet.
 */
export function useRowFocus(current: string | null, isInSheet: boolean): RowFocus {
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

  const toRow = useEffectEvent(() => {
    if (current !== null && !isFocusInDialog()) focus(current);
  });
  useEffect(() => {
    if (!isInSheet) return;
    // After the sheet itself, which returns the focus to the row that it was opened from.
    return () => void requestAnimationFrame(toRow);
  }, [isInSheet]);

  return {
    idOf,
    moveAlong: () => {
      isTaken.current = true;
    },
    toRow: () => (current === null ? undefined : focus(current)),
  };
}
