/**
 * A table as a workbook, written as it is read. A sheet holds 1,048,576 rows; the next ones go on where it ends, each
 * with the heads. Texts stand in the cells themselves, so that no list of them has to be kept.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { sayRows } from '../row-count.ts';
import { cellText, columnName, dayNumber } from './sheet-cells.ts';
import { type Cell, fileHeaders, type TableFile, wrongCount } from './table-file.ts';
import { partsOfWorkbook, SHEET_END, STYLES, sheetBeginning } from './workbook-parts.ts';

/** As the format has it. */
const ROWS_OF_A_SHEET = 1_048_576;
const CHUNK_CHARACTERS = 64 * 1024;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const xlsxHeaders = (file: Pick<TableFile, 'name' | 'rowCount'>) => fileHeaders(file, TYPE, 'xlsx');

/**
 * Fails, and so is cut off, when the rows fail or are not as many as they should be.
 * @param rowsOfASheet fewer only where a test wants several sheets.
 */
export function xlsxStream(file: TableFile, rowsOfASheet = ROWS_OF_A_SHEET): Readable {
  const { rowCount } = file;
  // The heads take a row of each sheet, the last line one of the last.
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
  // A reader who leaves, or a failure, stops the reading of rows too.
  output.once('close', () => {
    sheet?.destroy();
    void lines.return(undefined);
  });
  return output;
}

/** The rows, and behind them how many there should be. */
async function* linesOf({ rows, rowCount }: TableFile): AsyncGenerator<readonly Cell[], undefined> {
  let written = 0;
  for await (const row of rows) {
    yield row;
    written += 1;
  }
  if (written !== rowCount) throw wrongCount(rowCount, written);
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
    // Not by `for await`, which would end the lines with the first sheet.
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
  /** From 1. */
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
    else row += `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
  });
  return `${row}</row>`;
}
