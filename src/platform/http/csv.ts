/**
 * A table as a file that a spreadsheet opens: written as it is read, so that any size takes the same memory.
 *
 * The last line says how many rows there should be. A file that was cut off has no such line, and is never taken for a
 * whole one.
 */
import { Readable } from 'node:stream';

export type Cell = string | number | null;

export interface CsvFile {
  /** Without the ending. */
  name: string;
  columns: readonly string[];
  /** How many rows there will be. */
  rowCount: number;
  rows: AsyncIterable<readonly Cell[]>;
}

const LINE_END = '\r\n';
/** Without it a spreadsheet takes the text for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';
const CHUNK_LENGTH = 16_384;

export const csvHeaders = ({ name, rowCount }: Pick<CsvFile, 'name' | 'rowCount'>) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
  'x-content-type-options': 'nosniff',
  'x-row-count': rowCount,
});

export function csvStream(file: CsvFile): Readable {
  return Readable.from(linesOf(file), { objectMode: false });
}

async function* linesOf({ columns, rowCount, rows }: CsvFile): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + lineOf(columns);
  let written = 0;
  for await (const row of rows) {
    chunk += lineOf(row);
    written += 1;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (written !== rowCount) throw new Error(`The file should have ${rowCount} rows and has ${written}`);
  yield `${chunk}${lineOf([`${rowCount} rows`])}`;
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(cellOf).join(',')}${LINE_END}`;

function cellOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = harmlessOf(cell);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A text that a spreadsheet would take for a formula and run. */
function harmlessOf(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
