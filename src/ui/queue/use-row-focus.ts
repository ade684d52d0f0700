import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { isFocusInDialog } from '../dialogs/dialogs.ts';

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

  /** A dialog that a key has opened meanwhile keeps the focus. Called a frame late, when a closing one has restored it. */
  const toRow = useEffectEvent(() => {
    if (current !== null && !isFocusInDialog()) focus(current);
  });

  useEffect(() => {
    const previous = before.current;
    before.current = current;
    if (previous === null || current === null || previous === current) return;
    const active = document.activeElement;
    const isOurs = active === document.body || active?.id === `${prefix}${previous}`;
    if (!isTaken.current && !isOurs) return;
    isTaken.current = false;
    const frame = requestAnimationFrame(toRow);
    return () => cancelAnimationFrame(frame);
  }, [current, prefix]);

  useEffect(() => {
    if (!isInSheet) return;
    // The sheet itself returns the focus to the row that it was opened from.
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
