/**
 * A table as a file that a spreadsheet opens: written as it is read, so that any size takes the same memory.
 *
 * The last line says how many rows there should be. A file that was cut off has no such line, and is never taken for a
 * whole one.
 */
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Cell, fileHeaders, lastLine, type TableFile, wrongCount } from './table-file.ts';

const FORMAT = {
  // Without it a spreadsheet takes the text for another encoding.
  bom: true,
  record_delimiter: 'windows',
  // A text that begins as a formula does would be run as one.
  escape_formulas: true,
  cast: { date: (value: Date) => value.toISOString() },
} as const;

export const csvHeaders = (file: Pick<TableFile, 'name' | 'rowCount'>) =>
  fileHeaders(file, 'text/csv; charset=utf-8', 'csv');

/** Fails, and so is cut off, when the rows fail or are not as many as they should be. */
export function csvStream(file: TableFile): Readable {
  const text = stringify(FORMAT);
  pipeline(Readable.from(recordsOf(file)), text, (error) => {
    if (error) text.destroy(error);
  });
  return text;
}

async function* recordsOf({ columns, rowCount, rows }: TableFile): AsyncGenerator<readonly Cell[]> {
  yield columns;
  let written = 0;
  for await (const row of rows) {
    yield row;
    written += 1;
  }
  if (written !== rowCount) throw wrongCount(rowCount, written);
  yield [lastLine(rowCount)];
}
