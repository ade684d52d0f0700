/** A table that is sent as a file: written as it is read, so that any size takes the same memory. */
export type Cell = string | number | Date | null;

export interface TableFile {
  /** Without the ending. */
  name: string;
  columns: readonly string[];
  /** How many rows there will be. The last line says it: a file that was cut off is never taken for a whole one. */
  rowCount: number;
  rows: AsyncIterable<readonly Cell[]>;
}

export const wrongCount = (rowCount: number, written: number) =>
  new Error(`The file should have ${rowCount} rows and has ${written}`);

export const fileHeaders = (
  { name, rowCount }: Pick<TableFile, 'name' | 'rowCount'>,
  type: string,
  ending: string,
) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}.${ending}"`,
  'x-content-type-options': 'nosniff',
  'x-row-count': rowCount,
});
