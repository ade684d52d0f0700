/** No text in an export runs as a formula, whichever separator a spreadsheet expects. */
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvStream } from '#platform/server/http/files/csv.ts';

async function* rowsOf(cells: string[]) {
  yield cells;
}

const written = (...cells: string[]) =>
  text(csvStream({ name: 'list', columns: ['Name'], rowCount: 1, rows: rowsOf(cells) }));

describe('csvStream', () => {
  it.each([
    ['x;=1+1', `"x;'=1+1"`],
    ['x; -1', `"x; '-1"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
    ['x\n+1', `"x\n'+1"`],
    ['=1;=2', `"'=1;'=2"`],
  ])('defuses %j whether a semicolon or a tab separates', async (typed, cell) => {
    expect(await written('Ama', typed)).toBe(`Name\r\nAma,${cell}\r\n1 row\r\n`);
  });

  it('leaves harmless texts unchanged', async () => {
    expect(await written('one; two', 'a-b = c', 'two\nlines')).toContain('\r\n"one; two",a-b = c,"two\nlines"\r\n');
  });
});
