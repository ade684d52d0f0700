import { useMemo, useState } from 'react';
import { NONE_SELECTED, type Selection } from '#ui/queue/queue-selection.ts';
import type { Decidable } from './held-decision.ts';

export interface Ticked<Row> {
  keys: Selection;
  /** The selected rows, including those on other pages. */
  rows: readonly Row[];
  choose: (keys: Selection) => void;
  clear: () => void;
}

/** The selection survives page changes, so that more than a page can be decided at once. */
export function useTicked<Row extends Decidable>(shown: readonly Row[]): Ticked<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const keys = useMemo(() => (rows.length === 0 ? NONE_SELECTED : new Set(rows.map(({ id }) => id))), [rows]);
  return {
    keys,
    rows,
    choose: (chosen) => {
      const known = new Map([...shown, ...rows].map((row) => [row.id, row]));
      setRows([...chosen].flatMap((id) => known.get(id) ?? []));
    },
    clear: () => setRows([]),
  };
}
