/**
 * Streams a table as an XLSX workbook. A sheet holds 1,048,576 rows; further rows go to further sheets, each
 * with the header. Text is stored inline in the cells, so that no shared string table has to be kept in memory.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { sayRows } from '../../../shared/row-count.ts';
import { cellText, columnName, dayNumber, looksLikeFormula } from './sheet-cells.ts';
import { type Cell, fileHeaders, rowCountMismatch, type TableFile } from './table-file.ts';
import { partsOfWorkbook, SHEET_END, STYLES, sheetBeginning } from './workbook-parts.ts';

const ROWS_OF_A_SHEET = 1_048_576;
const CHUNK_CHARACTERS = 64 * 1024;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const xlsxHeaders = (file: Pick<TableFile, 'name' | 'rowCount'>) => fileHeaders(file, TYPE, 'xlsx');

/**
 * Fails, leaving the file truncated, if reading fails or the row count is wrong.
 * @param rowsOfASheet fewer only in tests.
 */
export function xlsxStream(file: TableFile, rowsOfASheet = ROWS_OF_A_SHEET): Readable {
  const { rowCount } = file;
  // The header takes a row of each sheet, the row count one of the last.
  const capacity = rowsOfASheet - 1;
  const sheetCount = Math.ceil((rowCount + 1) / capacity);
  const lines = linesOf(file);
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  for (const [path, xml] of partsOfWorkbook(sheetCount)) zip.addBuffer(Buffer.from(xml), path);
  let sheet: Readable | null = null;
  for (let number = 1; number <= sheetCount; number += 1) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${number}.xml`, (give) => {
      sheet = Readable.from(writeSheet(file.columns, lines, capacity), { objectMode: false });
      sheet.once('error', (error) => output.destroy(error));
      give(null, sheet);
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  // A disconnect or a failure stops reading rows too.
  output.once('close', () => {
    sheet?.destroy();
    void lines.return(undefined);
  });
  return output;
}

/** The rows, followed by their count. */
async function* linesOf({ rows, rowCount }: TableFile): AsyncGenerator<readonly Cell[], undefined> {
  let written = 0;
  for await (const row of rows) {
    yield row;
    written += 1;
  }
  if (written !== rowCount) throw rowCountMismatch(rowCount, written);
  yield [sayRows(rowCount)];
}

async function* writeSheet(
  columns: readonly string[],
  lines: AsyncGenerator<readonly Cell[], undefined>,
  capacity: number,
): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  let text = sheetBeginning(columns.length) + writeRow(columns, { number: 1, names, style: STYLES.head });
  for (let taken = 0; taken < capacity; taken += 1) {
    // Not `for await`, which would close the iterator after the first sheet.
    const next = await lines.next();
    if (next.done) break;
    text += writeRow(next.value, { number: taken + 2, names, style: STYLES.plain });
    if (text.length >= CHUNK_CHARACTERS) {
      yield text;
      text = '';
    }
  }
  yield text + SHEET_END;
}

interface RowPlace {
  /** One-based. */
  number: number;
  names: readonly string[];
  style: number;
}

function writeRow(cells: readonly Cell[], { number, names, style }: RowPlace): string {
  let row = `<row r="${number}">`;
  cells.forEach((cell, index) => {
    if (cell === null) return;
    const place = `r="${names[index]}${number}"`;
    if (typeof cell === 'number') row += `<c ${place}><v>${cell}</v></c>`;
    else if (cell instanceof Date) row += `<c ${place} s="${STYLES.moment}"><v>${dayNumber(cell)}</v></c>`;
    else {
      const look = looksLikeFormula(cell) ? STYLES.quoted : style;
      row += `<c ${place} s="${look}" t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
    }
  });
  return `${row}</row>`;
}
