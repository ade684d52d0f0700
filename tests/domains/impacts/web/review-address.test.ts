import { describe, expect, it } from 'vitest';
import { changeView, type ReviewFilters, reviewAddress } from '#domains/impacts/web/queue/review-address.ts';
import {
  isFiltered,
  narrow,
  readAddress,
  unfiltered,
  writeAddress,
} from '#platform/browser/decisions/queue-address.ts';

const ITEM = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';
const read = (query: string) => readAddress(reviewAddress, new URLSearchParams(query));
const roundTrip = (query: string) => writeAddress(reviewAddress, read(query)).toString();

describe('the review queue’s URL', () => {
  it('is empty for the default view', () => {
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
  ])('ignores invalid parameters: %s', (query) => {
    expect(roundTrip(query)).toBe(query.startsWith('view=new') ? 'view=new' : '');
  });

  it('returns to the first page when filtered', () => {
    const narrowed = narrow<ReviewFilters>(read(`page=3&item=${ITEM}&open=yes&search=hedge`), { sdg: 4 });
    expect(writeAddress(reviewAddress, narrowed).toString()).toBe('search=hedge&sdg=4');
  });

  it('keeps shared filters when the view changes', () => {
    const changed = changeView(read('search=hedge&sdg=4&appeals=only&sort=newest&page=2'), 'all');
    expect(writeAddress(reviewAddress, changed).toString()).toBe('view=all&search=hedge&sdg=4');
  });

  it('knows whether filters are set', () => {
    expect(isFiltered(reviewAddress, read('view=new&page=2&sort=newest'))).toBe(false);
    expect(isFiltered(reviewAddress, read('appeals=only'))).toBe(true);
  });

  it('clears the filters but keeps the view and order', () => {
    const address = unfiltered(reviewAddress, read(`view=all&state=declined&search=hedge&sort=oldest&item=${ITEM}`));
    expect(writeAddress(reviewAddress, address).toString()).toBe('view=all&sort=oldest');
  });
});
