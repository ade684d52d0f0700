/** The faults of a table's rows: one a cell, the first that was found. */
import type { ImportFault } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { TableRow } from './parse-table.ts';

export interface RowFaults<Column extends string> {
  add: (column: Column, message: string) => void;
  has: (column: Column) => boolean;
  list: () => ImportFault[];
}

export function collectFaults<Column extends string>(row: number): RowFaults<Column> {
  const byColumn = new Map<Column, ImportFault>();
  return {
    add: (column, message) => {
      if (!byColumn.has(column)) byColumn.set(column, { row, column, message });
    },
    has: (column) => byColumn.has(column),
    list: () => [...byColumn.values()],
  };
}

export function addMissing<Column extends string>(
  faults: RowFaults<Column>,
  { cells }: TableRow<Column>,
  required: readonly Column[],
): void {
  for (const column of required) if (cells[column] === undefined) faults.add(column, say('imports.faults.missing'));
}

/** Rows that name the same thing as an earlier one, with that one's number. */
export function findRepeated<Row extends { row: number }>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const first = new Map<string, number>();
  return rows.flatMap((one) => {
    const before = first.get(keyOf(one));
    if (before === undefined) first.set(keyOf(one), one.row);
    return before === undefined ? [] : [{ ...one, before }];
  });
}
