import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { cellText, columnName } from '#platform/server/http/files/sheet-cells.ts';
import type { Cell } from '#platform/server/http/files/table-file.ts';
import { xlsxStream } from '#platform/server/http/files/xlsx.ts';
import { readParts, readSheets } from '../../support/workbook.ts';

const MOMENT = new Date('2026-02-28T18:00:00.000Z');

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  yield* rows;
}

const write = (rows: readonly (readonly Cell[])[], rowsOfASheet?: number, rowCount = rows.length) =>
  xlsxStream({ name: 'people', columns: ['Name', 'Points', 'Joined'], rowCount, rows: rowsOf(rows) }, rowsOfASheet);

describe('a workbook', () => {
  it('holds typed texts, numbers and dates, and the expected number of rows last', async () => {
    const file = await buffer(
      write([
        ['Zoë <Ångström> & "Co"', 12, MOMENT],
        ['', -0.5, null],
      ]),
    );
    expect(await readSheets(file)).toEqual([
      [
        ['Name', 'Points', 'Joined'],
        ['Zoë <Ångström> & "Co"', 12, MOMENT],
        [null, -0.5, null],
        ['2 rows', null, null],
      ],
    ]);
  });

  it('counts a single row as one', async () => {
    const [sheet] = await readSheets(await buffer(write([['Ama', 1, MOMENT]])));
    expect(sheet?.at(-1)).toEqual(['1 row', null, null]);
  });

  it('is an archive with the parts every program needs', async () => {
    const parts = await readParts(await buffer(write([['Ama', 1, MOMENT]])));
    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<row r="2"><c r="A2"');
  });

  it.each(['=1+1', '+221 70 123 45 67', '-1', '@x', '＝1'])(
    'says that %j is text, and leaves it as it is',
    async (text) => {
      const file = await buffer(write([[text, 'Ama', null]]));
      const [sheet] = await readSheets(file);
      expect(sheet?.[1]).toEqual([text, 'Ama', null]);
      const parts = await readParts(file);
      expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(/<c r="A2" s="3" .*<c r="B2" s="0" /);
      expect(
        parts
          .get('xl/styles.xml')
          ?.match(/<cellXfs.*<\/cellXfs>/)?.[0]
          .split('<xf ')[4],
      ).toContain('quotePrefix="1"');
    },
  );

  it('continues on the next sheet when one is full, each with headings', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [`Person ${index}`, index, null]);
    const sheets = await readSheets(await buffer(write(rows, 4)));
    expect(sheets.map((sheet) => sheet.map(([first]) => first))).toEqual([
      ['Name', 'Person 0', 'Person 1', 'Person 2'],
      ['Name', 'Person 3', 'Person 4', 'Person 5'],
      ['Name', 'Person 6', '7 rows'],
    ]);
    const full = await readSheets(await buffer(write(rows.slice(0, 3), 4)));
    expect(full.map((sheet) => sheet.length)).toEqual([4, 2]);
  });

  it('can be empty', async () => {
    expect(await readSheets(await buffer(write([])))).toEqual([
      [
        ['Name', 'Points', 'Joined'],
        ['0 rows', null, null],
      ],
    ]);
  });

  it('fails if the rows fail or aren’t as many as announced', async () => {
    const failing = async function* () {
      yield ['Ama', 1, null];
      throw new Error('The line is lost');
    };
    const file = { name: 'people', columns: ['Name', 'Points', 'Joined'], rowCount: 2, rows: failing() };
    await expect(buffer(xlsxStream(file))).rejects.toThrow('The line is lost');
    await expect(buffer(write([['Ama', 1, null]], undefined, 2))).rejects.toThrow('should have 2 rows and has 1');
  });

  it('reads no further than its reader, and releases the rows when the reader leaves', async () => {
    let read = 0;
    let isLeft = false;
    const endless = async function* () {
      try {
        for (;;) {
          read += 1;
          yield [crypto.randomUUID(), read, MOMENT];
        }
      } finally {
        isLeft = true;
      }
    };
    const stream = xlsxStream({ name: 'people', columns: ['Name'], rowCount: 1e9, rows: endless() });
    stream.read();
    await new Promise((resolve) => stream.once('readable', resolve));
    let before = 0;
    const hasStopped = () => {
      const wasAt = before;
      before = read;
      return read > 0 && read === wasAt;
    };
    await expect.poll(hasStopped, { interval: 500, timeout: 30_000 }).toBe(true);
    stream.destroy();
    await expect.poll(() => isLeft, { timeout: 15_000 }).toBe(true);
  });
});

describe('a cell', () => {
  it.each([
    ['a\u0000b\u0008c', 'abc'],
    ['\ud800', '\ufffd'],
    ['_x0041_', '_x005F_x0041_'],
    ['a\nb\tc\rd', 'a\nb\tc&#13;d'],
  ])('is readable: %j', (text, written) => expect(cellText(text)).toBe(written));

  it('is no longer than the format allows', () => expect(cellText('x'.repeat(40_000))).toHaveLength(32_767));

  it('is in columns from A on', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});
