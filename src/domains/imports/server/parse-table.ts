/** Reads a table: its rows by column, and what is wrong with its shape. */
import { CsvError, parse } from 'csv-parse/sync';
import type { ImportFault, ImportKind } from '#generated/types.gen.ts';
import { fold } from '#languages/fold.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { COLUMNS, type ColumnOf, MAX_ROWS, REQUIRED } from '../columns.ts';

export interface TableRow<Column extends string> {
  /** Counted from 1, as a spreadsheet does. */
  row: number;
  /** Without those that are empty. */
  cells: Partial<Record<Column, string>>;
}

interface ParsedTable<Column extends string> {
  faults: ImportFault[];
  rows: TableRow<Column>[];
}

const HEADER_ROW = 1;
const DELIMITERS = [',', ';', '\t'];
/** What a decoder puts in the place of bytes that aren't UTF-8. */
const UNDECODED = '\ufffd';
/** Our own exports write it before what looks like a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@])/;
/** The contract's bound. */
const MAX_COLUMN_NAME = 100;

/** Its rows are empty if the first one doesn't name the right columns. */
export function parseTable<Kind extends ImportKind>(kind: Kind, content: string): ParsedTable<ColumnOf<Kind>> {
  const records = readRecords(content);
  if (!Array.isArray(records)) return { faults: [records], rows: [] };
  const [header = [], ...lines] = records;
  const columns = header.map((name) => columnNamed(kind, name));
  const faults = headerFaults(kind, header, columns);
  if (faults.length > 0) return { faults, rows: [] };
  const filled = lines
    .map((cells, index) => ({ row: index + HEADER_ROW + 1, cells: cells.map(tidyCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return { faults: [aboutTable(say('imports.faults.noRows'))], rows: [] };
  if (filled.length > MAX_ROWS) {
    return {
      faults: [aboutTable(say('imports.faults.tooManyRows', { count: filled.length, most: MAX_ROWS }))],
      rows: [],
    };
  }
  return {
    faults: filled
      .filter(({ cells }) => cells.slice(columns.length).some((cell) => cell !== ''))
      .map(({ row }) => ({ row, column: null, message: say('imports.faults.tooManyCells') })),
    rows: filled.map(({ row, cells }) => ({ row, cells: byColumn(columns, cells) })),
  };
}

function readRecords(content: string): string[][] | ImportFault {
  if (content.includes(UNDECODED)) return aboutTable(say('imports.faults.encoding'));
  try {
    return parse(content, { bom: true, delimiter: delimiterOf(content), relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = Number(Reflect.get(error, 'records') ?? 0);
    return { row: records + 1, column: null, message: say('imports.faults.quotes') };
  }
}

/** The one that the first line has most of. */
function delimiterOf(content: string): string {
  const [first = ''] = content.split(/\r\n|\r|\n/, 1);
  const [most = ','] = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most;
}

const tidyCell = (cell: string): string => cell.trim().replace(ESCAPED_FORMULA, '');

const aboutTable = (message: string): ImportFault => ({ row: HEADER_ROW, column: null, message });

/** Case, spaces and hyphens don't matter. */
const plain = (name: string): string => fold(name).replaceAll(/[\s_-]/g, '');

const columnNamed = <Kind extends ImportKind>(kind: Kind, name: string): ColumnOf<Kind> | undefined =>
  COLUMNS[kind].find((column) => plain(column) === plain(name));

function headerFaults<Kind extends ImportKind>(
  kind: Kind,
  header: readonly string[],
  columns: readonly (ColumnOf<Kind> | undefined)[],
): ImportFault[] {
  const about = (column: string, message: string) => ({
    row: HEADER_ROW,
    column: column.slice(0, MAX_COLUMN_NAME).toWellFormed(),
    message,
  });
  const known = formatList(COLUMNS[kind]);
  return [
    ...header
      // A spreadsheet may write empty columns beside the table.
      .filter((name, index) => columns[index] === undefined && name.trim() !== '')
      .map((name) => about(name.trim(), say('imports.faults.unknownColumn', { known }))),
    ...REQUIRED[kind]
      .filter((column) => !columns.includes(column))
      .map((column) => about(column, say('imports.faults.missingColumn'))),
    ...COLUMNS[kind]
      .filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
      .map((column) => about(column, say('imports.faults.twiceAColumn'))),
  ];
}

function byColumn<Column extends string>(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): Partial<Record<Column, string>> {
  const filled: Partial<Record<Column, string>> = {};
  columns.forEach((column, index) => {
    const cell = cells[index];
    if (column !== undefined && cell) filled[column] = cell;
  });
  return filled;
}
