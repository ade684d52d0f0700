/**
 * A table as a file that a spreadsheet opens: written as it is read, so that any size takes the same memory.
 *
 * The last line says how many rows there should be. A file that was cut off has no such line, and is never taken for a
 * whole one.
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { sayRows } from '../row-count.ts';
import { type Cell, fileHeaders, type TableFile, wrongCount } from './table-file.ts';

/**
 * Where a list separator is a semicolon or a tab, a spreadsheet ends the cell there, quoted or not: what follows must
 * not begin as a formula does either.
 */
const INNER_FORMULA = /([;\t\r\n][\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const FORMAT = {
  record_delimiter: 'windows',
  // A text that begins as a formula does would be run as one.
  escape_formulas: true,
  quoted_match: /[;\t\r\n]/,
  cast: {
    date: (value: Date) => value.toISOString(),
    string: (value: string) => value.replaceAll(INNER_FORMULA, "$1'"),
  },
};
/** Without it a spreadsheet takes the text for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Written together: a line alone would cost more to send than to make. */
const LINES_AT_ONCE = 250;

export const csvHeaders = (file: Pick<TableFile, 'name' | 'rowCount'>) =>
  fileHeaders(file, 'text/csv; charset=utf-8', 'csv');

/** Fails, and so is cut off, when the rows fail or are not as many as they should be. */
export const csvStream = (file: TableFile): Readable => Readable.from(partsOf(file), { objectMode: false });

async function* partsOf({ columns, rowCount, rows }: TableFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  let lines: (readonly Cell[])[] = [columns];
  let written = 0;
  for await (const row of rows) {
    lines.push(row);
    written += 1;
    if (lines.length < LINES_AT_ONCE) continue;
    yield stringify(lines, FORMAT);
    lines = [];
  }
  if (written !== rowCount) throw wrongCount(rowCount, written);
  yield stringify([...lines, [sayRows(rowCount)]], FORMAT);
}
