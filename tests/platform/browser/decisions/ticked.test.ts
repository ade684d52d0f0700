import { expect, it } from 'vitest';
import { stillSelected } from '#platform/browser/decisions/queue/use-selected-rows.ts';

const row = (id: string, isOpen = true) => ({ id, isOpen });
const canDecide = ({ isOpen }: { isOpen: boolean }) => isOpen;
const ticks = ['first', 'second'].map((id) => ({ row: row(id), list: 'page 1' }));

it('keeps what is selected on the page, as it is now, and on other pages', () => {
  const rows = [row('first'), row('second'), row('third')];
  expect(stillSelected(ticks, { list: 'page 1', rows, canDecide })).toEqual([rows[0], rows[1]]);
  expect(stillSelected(ticks, { list: 'page 2', rows: [row('fourth')], canDecide })).toEqual([rows[0], rows[1]]);
});

it('forgets what was decided elsewhere: what its list lacks once loaded again, or shows as decided', () => {
  expect(stillSelected(ticks, { list: 'page 1', rows: [row('second')], canDecide })).toEqual([row('second')]);
  const rows = [row('first', false), row('second')];
  expect(stillSelected(ticks, { list: 'page 1', rows, canDecide })).toEqual([row('second')]);
});
