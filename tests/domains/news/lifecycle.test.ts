import { describe, expect, it } from 'vitest';
import { can, follow, type NewsLifecycleEvent, type NewsStatus, stateOf } from '#domains/news/lifecycle.ts';
import type { NewsState } from '#generated/types.gen.ts';

const status = (changes: Partial<NewsStatus> = {}): NewsStatus => ({
  isLive: false,
  isDue: true,
  wasShown: false,
  isDeleted: false,
  ...changes,
});

const DRAFT = status();
const SCHEDULED = status({ isLive: true, isDue: false });
const LIVE = status({ isLive: true });
const WITHDRAWN = status({ wasShown: true });
const DELETED = status({ isDeleted: true });
const SHOW_NOW: NewsLifecycleEvent = { type: 'news.shown', isDue: true };
const SHOW_LATER: NewsLifecycleEvent = { type: 'news.shown', isDue: false };
const WITHDRAW: NewsLifecycleEvent = { type: 'news.withdrawn' };
const EDIT_DUE: NewsLifecycleEvent = { type: 'news.edited', isDue: true };
const EDIT_AHEAD: NewsLifecycleEvent = { type: 'news.edited', isDue: false };
const DATE: NewsLifecycleEvent = { type: 'news.dateCame' };
const DELETE: NewsLifecycleEvent = { type: 'news.deleted' };
const RESTORE: NewsLifecycleEvent = { type: 'news.restored', isLive: false, isDue: true };
const RESTORE_LIVE: NewsLifecycleEvent = { type: 'news.restored', isLive: true, isDue: true };
const RESTORE_SCHEDULED: NewsLifecycleEvent = { type: 'news.restored', isLive: true, isDue: false };

const EVENTS = { SHOW_NOW, SHOW_LATER, WITHDRAW, EDIT_DUE, EDIT_AHEAD, DATE, DELETE, RESTORE };

/** Each state's events and targets; all others are refused. */
const TABLE: [string, NewsStatus, Partial<Record<keyof typeof EVENTS, NewsState>>][] = [
  [
    'draft',
    DRAFT,
    { SHOW_NOW: 'live', SHOW_LATER: 'scheduled', EDIT_DUE: 'draft', EDIT_AHEAD: 'draft', DELETE: 'deleted' },
  ],
  [
    'scheduled',
    SCHEDULED,
    { DATE: 'live', WITHDRAW: 'draft', EDIT_DUE: 'live', EDIT_AHEAD: 'scheduled', DELETE: 'deleted' },
  ],
  ['live', LIVE, { WITHDRAW: 'withdrawn', EDIT_DUE: 'live', EDIT_AHEAD: 'scheduled', DELETE: 'deleted' }],
  [
    'withdrawn',
    WITHDRAWN,
    { SHOW_NOW: 'live', SHOW_LATER: 'scheduled', EDIT_DUE: 'withdrawn', EDIT_AHEAD: 'withdrawn', DELETE: 'deleted' },
  ],
  ['deleted', DELETED, { RESTORE: 'draft' }],
];

const cases = TABLE.flatMap(([state, from, ways]) =>
  Object.entries(EVENTS).map(([name, event]) => ({
    state,
    from,
    name,
    event,
    to: ways[name as keyof typeof EVENTS] ?? null,
  })),
);

describe('the lifecycle of an article', () => {
  it.each(cases)('$state, $name: $to', ({ state, from, event, to }) => {
    expect(stateOf(from)).toBe(state);
    const next = follow(from, event);
    expect(can(from, event)).toBe(to !== null);
    expect(next && stateOf(next)).toBe(to);
  });

  it('remembers through a deletion that a withdrawn article was published', () => {
    const withdrawn = follow(LIVE, WITHDRAW) ?? DRAFT;
    expect(withdrawn).toMatchObject({ isLive: false, wasShown: true });
    const deleted = follow(withdrawn, DELETE) ?? DRAFT;
    const restored = follow(deleted, RESTORE) ?? DRAFT;
    expect(stateOf(restored)).toBe('withdrawn');
  });

  it('remembers the state of a deleted article and restores it', () => {
    const deleted = follow(LIVE, DELETE) ?? DRAFT;
    expect(deleted).toMatchObject({ isLive: true, isDeleted: true });
    expect(stateOf(follow(deleted, RESTORE_LIVE) ?? DRAFT)).toBe('live');
    expect(stateOf(follow(deleted, RESTORE_SCHEDULED) ?? DRAFT)).toBe('scheduled');
  });

  it('treats a scheduled article that was published before as withdrawn when switched off', () => {
    const rescheduled = follow(LIVE, EDIT_AHEAD) ?? DRAFT;
    expect(rescheduled).toMatchObject({ isLive: true, isDue: false, wasShown: true });
    expect(stateOf(follow(rescheduled, WITHDRAW) ?? DRAFT)).toBe('withdrawn');
  });
});
