import { useState } from 'react';
import { NONE_SELECTED, type Selection } from '#ui/queue/queue-selection.ts';
import type { Decidable } from './held-decision.ts';

export interface Ticked<Row> {
  keys: Selection;
  /** The selected rows, including those on other pages. */
  rows: readonly Row[];
  choose: (keys: Selection) => void;
  clear: () => void;
}

interface Listed<Row> {
  /** Identifies the list. */
  list: string;
  rows: readonly Row[];
  canDecide: (row: Row) => boolean;
}

interface Tick<Row> {
  /** As it was when selected. */
  row: Row;
  /** Where it was selected. */
  list: string;
}

/** The selection survives page changes, so that more than a page can be decided at once. */
export function useTicked<Row extends Decidable>(listed: Listed<Row>): Ticked<Row> {
  const [ticks, setTicks] = useState<readonly Tick<Row>[]>([]);
  const rows = stillTicked(ticks, listed);
  return {
    keys: rows.length === 0 ? NONE_SELECTED : new Set(rows.map(({ id }) => id)),
    rows,
    choose: (chosen) => {
      const here = listed.rows.map((row) => ({ row, list: listed.list }));
      const known = new Map([...ticks, ...here].map((tick) => [tick.row.id, tick]));
      setTicks([...chosen].flatMap((id) => known.get(id) ?? []));
    },
    clear: () => setTicks([]),
  };
}

/** Leaves out rows decided elsewhere: the reloaded list lacks them or shows them as decided. */
export function stillTicked<Row extends Decidable>(
  ticks: readonly Tick<Row>[],
  { list, rows, canDecide }: Listed<Row>,
): Row[] {
  // The usual case; a queue renders again with each key press.
  if (ticks.length === 0) return [];
  const shown = new Map(rows.map((row) => [row.id, row]));
  return ticks.flatMap((tick) => {
    const row = shown.get(tick.row.id) ?? (tick.list === list ? undefined : tick.row);
    return row && canDecide(row) ? [row] : [];
  });
}
