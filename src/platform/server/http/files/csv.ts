/**
 * Streams a table as CSV for spreadsheets, in constant memory.
 *
 * The last line states the row count. A truncated file lacks this line, so it can't be mistaken for a
 * complete one.
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { sayRows } from '../../../shared/row-count.ts';
import { type Cell, fileHeaders, rowCountMismatch, type TableFile } from './table-file.ts';

/**
 * Where the list separator is a semicolon or a tab, a spreadsheet ends the cell there, quoted or not, so the rest must
 * not look like a formula either.
 */
const INNER_FORMULA = /([;\t\r\n][\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const FORMAT = {
  record_delimiter: 'windows',
  // Prevent CSV injection: text that looks like a formula would be executed.
  escape_formulas: true,
  quoted_match: /[;\t\r\n]/,
  cast: {
    date: (value: Date) => value.toISOString(),
    string: (value: string) => value.replaceAll(INNER_FORMULA, "$1'"),
  },
};
/** The byte order mark, without which spreadsheets guess the wrong encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Rows per chunk, since sending each line on its own costs more than making it. */
const LINES_AT_ONCE = 250;

export const csvHeaders = (file: Pick<TableFile, 'name' | 'rowCount'>) =>
  fileHeaders(file, 'text/csv; charset=utf-8', 'csv');

/** Fails, leaving the file truncated, if reading fails or the row count is wrong. */
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
  if (written !== rowCount) throw rowCountMismatch(rowCount, written);
  yield stringify([...lines, [sayRows(rowCount)]], FORMAT);
}
