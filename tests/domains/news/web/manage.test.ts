import { describe, expect, it } from 'vitest';
import { predictState } from '#domains/news/web/manage/use-live.ts';

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
    // The article's date has passed since the list was loaded.
    ['scheduled', true, PAST, false, { isLive: false, state: 'withdrawn' }],
    ['live', true, PAST, true, null],
    ['deleted', false, PAST, true, null],
  ] as const)('switches one that is %s (shown: %s, date %s) to shown: %s', (state, isLive, date, toLive, expected) => {
    expect(predictState({ state, isLive, date }, toLive, NOW)).toEqual(expected);
  });
});
