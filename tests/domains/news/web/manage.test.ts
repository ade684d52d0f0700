import { describe, expect, it } from 'vitest';
import { readListQuery, withFilter } from '#domains/news/web/manage/news-list-address.ts';
import { turn } from '#domains/news/web/manage/turn.ts';

const NOW = new Date('2025-06-01T12:00:00.000Z');
const PAST = '2025-05-01T12:00:00.000Z';
const AHEAD = '2025-07-01T12:00:00.000Z';

describe('the switch of an article', () => {
  it.each([
    ['draft', false, PAST, true, { isLive: true, state: 'live' }],
    ['draft', false, AHEAD, true, { isLive: true, state: 'scheduled' }],
    ['withdrawn', false, PAST, true, { isLive: true, state: 'live' }],
    ['live', true, PAST, false, { isLive: false, state: 'withdrawn' }],
    ['scheduled', true, AHEAD, false, { isLive: false, state: 'draft' }],
    // Its date has passed since the list was loaded.
    ['scheduled', true, PAST, false, { isLive: false, state: 'withdrawn' }],
    ['live', true, PAST, true, null],
    ['deleted', false, PAST, true, null],
  ] as const)('switches one that is %s (shown: %s, date %s) to shown: %s', (state, isLive, date, toLive, expected) => {
    expect(turn({ state, isLive, date }, toLive, NOW)).toEqual(expected);
  });
});

describe('the list’s address', () => {
  const read = (query: string) => readListQuery(new URLSearchParams(query));

  it('keeps only known parameters', () => {
    expect(read('state=live&type=story&search=%20delta%20&sort=title&page=3')).toEqual({
      state: 'live',
      typeArticle: 'story',
      search: 'delta',
      sort: 'title',
      page: 3,
      page_size: 25,
    });
    expect(read('state=gone&type=x&sort=worst&page=-1&search=%20')).toEqual({ page: 1, page_size: 25 });
  });

  it('sorts scheduled articles by date, next first, unless told otherwise', () => {
    expect(read('state=scheduled')).toMatchObject({ state: 'scheduled', sort: 'oldest' });
    expect(read('state=scheduled&sort=newest')).not.toHaveProperty('sort');
    const scheduled = new URLSearchParams('state=scheduled');
    expect(withFilter(scheduled, 'sort', 'newest').toString()).toBe('state=scheduled&sort=newest');
    expect(withFilter(scheduled, 'sort', 'oldest').toString()).toBe('state=scheduled');
    expect(withFilter(new URLSearchParams('state=live&sort=title'), 'state', 'scheduled').toString()).toBe(
      'state=scheduled',
    );
  });

  it('starts at page one with every new filter', () => {
    const params = new URLSearchParams('state=live&page=4');
    expect(withFilter(params, 'type', 'story').toString()).toBe('state=live&type=story');
    expect(withFilter(params, 'page', '5').toString()).toBe('state=live&page=5');
    expect(withFilter(params, 'state', undefined).toString()).toBe('');
  });
});
