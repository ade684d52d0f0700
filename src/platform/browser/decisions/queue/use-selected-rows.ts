import { useState } from 'react';
import { NONE_SELECTED, type Selection } from '#ui/queue/queue-selection.ts';
import type { Decidable } from '../held-decision.ts';

export interface SelectedRows<Row> {
  keys: Selection;
  /** The selected rows, including those on other pages. */
  rows: readonly Row[];
  choose: (keys: Selection) => void;
  /** Selects rows again, on whatever page they were. */
  restore: (rows: readonly Row[]) => void;
  clear: () => void;
}

interface Listed<Row> {
  /** Identifies the list. */
  list: string;
  rows: readonly Row[];
  canDecide: (row: Row) => boolean;
}

interface SelectedRow<Row> {
  /** As it was when selected. */
  row: Row;
  /** Where it was selected. */
  list: string;
}

/** The selection survives page changes, so that more than a page can be decided at once. */
export function useSelectedRows<Row extends Decidable>(listed: Listed<Row>): SelectedRows<Row> {
  const [selection, setSelection] = useState<readonly SelectedRow<Row>[]>([]);
  const rows = stillSelected(selection, listed);
  return {
    keys: rows.length === 0 ? NONE_SELECTED : new Set(rows.map(({ id }) => id)),
    rows,
    choose: (chosen) => {
      const here = listed.rows.map((row) => ({ row, list: listed.list }));
      const known = new Map([...selection, ...here].map((selected) => [selected.row.id, selected]));
      setSelection([...chosen].flatMap((id) => known.get(id) ?? []));
    },
    restore: (again) => {
      const others = selection.filter(({ row }) => !again.some(({ id }) => id === row.id));
      // Those of other pages aren't missed in this list.
      const listOf = ({ id }: Row) => (listed.rows.some((row) => row.id === id) ? listed.list : '');
      setSelection([...others, ...again.map((row) => ({ row, list: listOf(row) }))]);
    },
    clear: () => setSelection([]),
  };
}

/** Leaves out rows decided elsewhere: the reloaded list lacks them or shows them as decided. */
export function stillSelected<Row extends Decidable>(
  selection: readonly SelectedRow<Row>[],
  { list, rows, canDecide }: Listed<Row>,
): Row[] {
  // The usual case; a queue renders again with each key press.
  if (selection.length === 0) return [];
  const shown = new Map(rows.map((row) => [row.id, row]));
  return selection.flatMap((selected) => {
    const row = shown.get(selected.row.id) ?? (selected.list === list ? undefined : selected.row);
    return row && canDecide(row) ? [row] : [];
  });
}
