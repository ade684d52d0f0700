import { describe, expect, it } from 'vitest';
import {
  changeView,
  isFiltered,
  narrow,
  readAddress,
  writeAddress,
} from '../../../../src/domains/impacts/web/review/queue-address.ts';

const ITEM = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';
const read = (query: string) => readAddress(new URLSearchParams(query));
const roundTrip = (query: string) => writeAddress(read(query)).toString();

describe('the address of a queue', () => {
  it('is empty for the queue as it opens: what waits, the oldest first', () => {
    expect(roundTrip('')).toBe('');
    expect(read('')).toMatchObject({ view: 'waiting', sort: 'oldest', page: 1, item: null, isOpen: false });
    expect(read('view=all').sort).toBe('newest');
  });

  it.each([
    'search=hedge&sdg=13&appeals=only&sort=newest&page=2',
    `view=all&eventType=${ITEM}&state=declined&item=${ITEM}&open=yes`,
    'view=mine&sort=oldest',
  ])('keeps %s', (query) => {
    expect(roundTrip(query)).toBe(query);
  });

  it.each([
    'view=nothing',
    'sdg=18',
    'sdg=1e1',
    'page=0',
    'page=401',
    'item=1',
    'eventType=x',
    'open=yes',
    'state=declined',
    'view=new&appeals=only',
  ])('takes no notice of what makes no sense: %s', (query) => {
    expect(roundTrip(query)).toBe(query.startsWith('view=new') ? 'view=new' : '');
  });

  it('goes back to the first page and its first row when it is narrowed', () => {
    const narrowed = narrow(read(`page=3&item=${ITEM}&open=yes&search=hedge`), { sdg: 4 });
    expect(writeAddress(narrowed).toString()).toBe('search=hedge&sdg=4');
  });

  it('takes what is looked for along to another view, and leaves what only the old view knows', () => {
    const changed = changeView(read('search=hedge&sdg=4&appeals=only&sort=newest&page=2'), 'all');
    expect(writeAddress(changed).toString()).toBe('view=all&search=hedge&sdg=4');
  });

  it('tells a filtered queue from a whole one', () => {
    expect(isFiltered(read('view=new&page=2&sort=newest'))).toBe(false);
    expect(isFiltered(read('appeals=only'))).toBe(true);
  });
});
