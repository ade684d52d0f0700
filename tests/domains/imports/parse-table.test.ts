import { describe, expect, it } from 'vitest';
import { MAX_ROWS } from '#domains/imports/columns.ts';
import { parseTable } from '#domains/imports/server/parse-table.ts';

const rowsOf = (content: string) => parseTable('members', content).rows;
const faultsOf = (content: string) =>
  parseTable('members', content).faults.map(({ row, column, message }) => [row, column, message.split('.')[0]]);

describe('a table', () => {
  it.each([
    ['commas', 'email,name\na@b.org,"Diallo, Amina"'],
    ['semicolons, as spreadsheets of some countries save it', 'email;name\r\na@b.org;Diallo, Amina\r\n'],
    ['tabs, as it is pasted', 'email\tname\na@b.org\tDiallo, Amina'],
    ['a byte order mark, other letter cases and spaces', '\ufeffE-Mail,NAME \n a@b.org ,"Diallo, Amina"'],
  ])('is read with %s', (_, content) => {
    expect(rowsOf(content)).toEqual([{ row: 2, cells: { email: 'a@b.org', name: 'Diallo, Amina' } }]);
  });

  it('counts rows as a spreadsheet does, over blank ones and cells of several lines', () => {
    const rows = rowsOf('email,name,bio\na@b.org,Amina,"One\n\nTwo"\n,,\n\nk@b.org,Keiko,');
    expect(rows.map(({ row }) => row)).toEqual([2, 5]);
    expect(rows[0]?.cells.bio).toBe('One\n\nTwo');
    expect(rows[1]?.cells).toEqual({ email: 'k@b.org', name: 'Keiko' });
  });

  it('takes in what our exports escape', () => {
    expect(rowsOf("email,name,contactNo\na@b.org,Amina,'+221 70 123 45 67")[0]?.cells.contactNo).toBe(
      '+221 70 123 45 67',
    );
  });

  it('says what is wrong with its columns, all at once', () => {
    expect(faultsOf('email,points,email\na@b.org,5,x')).toEqual([
      [1, 'points', 'This column isn’t known'],
      [1, 'name', 'This column is missing'],
      [1, 'email', 'There are two columns of this name'],
    ]);
  });

  it.each([
    ['email,name', 1, 'The table has no rows below the column names'],
    [
      `email,name\n${'a@b.org,Amina\n'.repeat(MAX_ROWS + 1)}`,
      1,
      'The table has 1,001 rows, but 1,000 at most can be imported at once',
    ],
    ['email,name\na@b.org,Andr\ufffd', 1, 'Some characters can’t be read'],
    ['email,name\na@b.org,Amina\nk@b.org,"Keiko', 3, 'A quotation mark is out of place'],
    ['email,name\na@b.org,Diallo, Amina', 2, 'This row has more cells than there are columns'],
  ])('is refused by its shape (%#)', (content, row, message) => {
    expect(faultsOf(content)).toEqual([[row, null, message]]);
  });
});
