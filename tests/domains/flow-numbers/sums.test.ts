import { describe, expect, it } from 'vitest';
import { bucketOf, DURATION_BOUNDS, DURATION_BUCKETS } from '#domains/flow-numbers/duration-buckets.ts';
import { createFlowSums } from '#domains/flow-numbers/server/count/flow-sums.ts';
import { withoutSmall } from '#domains/flow-numbers/server/show/without-small.ts';
import { ENTERED, LEFT } from '#domains/flow-numbers/stays.ts';

describe('sums in memory', () => {
  const transition = {
    ...{ machine: 'login', day: '2026-11-30', language: 'de', device: 'phone', release: '0.1.0' },
    ...{ from: 'editing', event: 'form.submitted', to: 'submitting', outcome: '', count: 1 },
  };

  it('add up what is of the same kind, and are empty once taken', () => {
    const sums = createFlowSums();
    for (const count of [1, 2, 3]) sums.addTransition({ ...transition, count });
    sums.addTransition({ ...transition, outcome: 'offline' });
    sums.addTransition({ ...transition, device: 'desktop' });
    expect(sums.take().transitions.map(({ device, outcome, count }) => [device, outcome, count])).toEqual([
      ['phone', '', 6],
      ['phone', 'offline', 1],
      ['desktop', '', 1],
    ]);
    expect(sums.take()).toEqual({ transitions: [], stays: [] });
  });
});

describe('the bucket of a duration', () => {
  it('includes its upper bound', () => {
    expect(DURATION_BOUNDS.map((bound) => bucketOf(bound * 1000))).toEqual(DURATION_BOUNDS.map((_, bucket) => bucket));
    expect([bucketOf(0), bucketOf(1001), bucketOf(604_800_001)]).toEqual([0, 1, DURATION_BUCKETS - 1]);
  });
});

describe('sums as they’re shown', () => {
  const counts = (...pairs: [bucket: number, count: number][]) =>
    pairs.map(([bucket, count]) => ({ state: 'editing', bucket, count }));
  const none = { transitions: [], stays: [], days: [] };
  const taken = { from: 'a', event: 'b', to: 'c', outcome: '' };

  it('leave out what is under five, and say how many that were', () => {
    const days = [
      { day: '2026-11-29', count: 4 },
      { day: '2026-11-30', count: 5 },
    ];
    const transitions = [
      { ...taken, count: 5 },
      { ...taken, to: 'd', outcome: 'offline', count: 4 },
    ];
    expect(withoutSmall({ ...none, transitions, days })).toEqual({
      transitions: [{ ...taken, outcome: null, count: 5 }],
      states: [],
      days: [{ day: '2026-11-30', count: 5 }],
      hidden: 2,
    });
    expect(withoutSmall({ ...none, stays: counts([ENTERED, 4]) })).toMatchObject({ states: [], hidden: 1 });
  });

  it('keep the sum of a transition, some of whose outcomes are under five', () => {
    const transitions = [
      { ...taken, outcome: '4xx', count: 9 },
      { ...taken, outcome: '5xx', count: 4 },
      { ...taken, outcome: 'offline', count: 3 },
      { ...taken, to: 'd', count: 6 },
      { ...taken, to: 'd', outcome: '5xx', count: 4 },
      { ...taken, to: 'e', outcome: '4xx', count: 8 },
      { ...taken, to: 'e', outcome: 'offline', count: 2 },
      { ...taken, to: 'f', outcome: '4xx', count: 9 },
      { ...taken, to: 'f', outcome: '5xx', count: 7 },
      { ...taken, to: 'f', outcome: 'offline', count: 1 },
    ];
    expect(withoutSmall({ ...none, transitions })).toMatchObject({
      transitions: [
        { to: 'd', outcome: null, count: 10 },
        { to: 'e', outcome: null, count: 10 },
        { to: 'c', outcome: '4xx', count: 9 },
        { to: 'f', outcome: '4xx', count: 9 },
        { to: 'f', outcome: null, count: 8 },
        { to: 'c', outcome: null, count: 7 },
      ],
      hidden: 5,
    });
  });

  it('count as ended what was entered and not left', () => {
    const { states, hidden } = withoutSmall({ ...none, stays: counts([ENTERED, 40], [LEFT, 5], [2, 20], [4, 3]) });
    expect(states).toMatchObject([{ state: 'editing', entered: 40, ended: 12 }]);
    expect(states[0]?.durations).toEqual([0, 0, 20, ...Array.from({ length: 12 }, () => 0)]);
    expect(hidden).toBe(1);
  });

  it('never have fewer ended than none', () => {
    const { states } = withoutSmall({ ...none, stays: counts([ENTERED, 5], [3, 9]) });
    expect(states).toMatchObject([{ entered: 9, ended: 0 }]);
  });
});
