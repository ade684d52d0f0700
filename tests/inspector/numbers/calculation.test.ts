import { describe, expect, it } from 'vitest';
import { DURATION_BOUNDS } from '#domains/flow-numbers/duration-buckets.ts';
import type { FlowStateSum } from '#generated/types.gen.ts';
import { buildChart } from '#inspector/graph/build-chart.ts';
import { countArrows } from '#inspector/numbers/calculation/arrows.ts';
import { type Counted, shareOf } from '#inspector/numbers/calculation/counted.ts';
import { findFindings } from '#inspector/numbers/calculation/findings.ts';
import { certainPart, differenceInterval, shareInterval } from '#inspector/numbers/calculation/interval.ts';
import { medianOf } from '#inspector/numbers/calculation/median.ts';
import { listMoves, moveOf } from '#inspector/numbers/calculation/moves.ts';
import { estimateReach } from '#inspector/numbers/calculation/reach.ts';
import { countVisits } from '#inspector/numbers/calculation/visits.ts';

/** A form that is sent, corrected and sent again; it can be left from anywhere inside. */
const CHART = buildChart({
  id: 'order',
  delays: {},
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      on: { left: 'gone' },
      states: {
        editing: { on: { sent: 'sending', changed: { actions: 'keep' } } },
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            onDone: [{ guard: 'isLast', target: '#order.done' }, { target: '#order.done' }],
            onError: 'editing',
          },
        },
      },
    },
    done: { type: 'final' },
    gone: { type: 'final' },
  },
});

const NO_TIMES: FlowStateSum['durations'] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const state = (path: string, entered: number, ended = 0, durations = NO_TIMES) => ({
  state: path,
  entered,
  ended,
  durations,
});
const step = (from: string, event: string, to: string, count: number, outcome: string | null = null) => ({
  from,
  event,
  to,
  count,
  outcome,
});

/** 100 begin and send; 50 calls fail, after which 25 send again and 15 leave; 10 stop at the form. */
const COUNTED: Counted = {
  transitions: [
    step('form.editing', 'sent', 'form.sending', 125),
    step('form.editing', 'changed', 'form.editing', 900),
    step('form.sending', 'xstate.error.actor.send', 'form.editing', 30, '4xx'),
    step('form.sending', 'xstate.error.actor.send', 'form.editing', 20, 'offline'),
    step('form.sending', 'xstate.done.actor.send', 'done', 75),
    step('form', 'left', 'gone', 15),
  ],
  states: [state('form.editing', 150, 10), state('form.sending', 125), state('done', 75, 75), state('gone', 15, 15)],
};

const idOf = (source: string, event: string): string => {
  const found = CHART.transitions.find((one) => one.source === source && one.event === event);
  if (!found) throw new Error(`${source} has no ${event}`);
  return found.id;
};
const SENT = idOf('order.form.editing', 'sent');
const FAILED = idOf('order.form.sending', 'xstate.error.actor.send');
const DONE = idOf('order.form.sending', 'xstate.done.actor.send');
const LEFT = idOf('order.form', 'left');

describe('the share of an arrow', () => {
  const arrows = countArrows(CHART, COUNTED);

  it('is of all who left its state, those who stopped there included', () => {
    expect(arrows.get(DONE)).toEqual({ count: 75, of: 125 });
    // Only how many arrived says how many left by an arrow of an outer state.
    expect(arrows.get(SENT)).toEqual({ count: 125, of: 150 });
    // Of an outer state: 75 were done, 15 left, 10 stopped.
    expect(arrows.get(LEFT)).toEqual({ count: 15, of: 100 });
  });

  it('sums the outcomes of a call', () => {
    expect(arrows.get(FAILED)).toEqual({ count: 50, of: 125 });
  });

  it('is none for a reaction, which is counted only', () => {
    const part = arrows.get(idOf('order.form.editing', 'changed'));
    expect(part).toEqual({ count: 900, of: 0 });
    expect(part && shareOf(part)).toBeNull();
  });

  it('is one for arrows that only their conditions tell apart', () => {
    const ways = CHART.transitions.filter(({ event }) => event === 'xstate.done.actor.send');
    expect(ways.map(({ id }) => arrows.get(id)?.count)).toEqual([75, 0]);
  });

  it('is none where nothing was counted', () => {
    const part = countArrows(CHART, { transitions: [], states: [] }).get(SENT);
    expect(part && shareOf(part)).toBeNull();
  });
});

describe('visits', () => {
  it('say where people stop, in outer states as the sum of the inner ones', () => {
    const visits = countVisits(CHART, COUNTED);
    expect(visits.get('order.form.editing')).toMatchObject({ entered: 150, ended: 10, allEnded: 100 });
    expect(visits.get('order.form')).toMatchObject({ ended: 10, allEnded: 100, durations: [] });
    expect(visits.get('order')).toMatchObject({ ended: 100 });
  });
});

describe('a median', () => {
  const median = (...filled: [bucket: number, count: number][]) =>
    medianOf(
      NO_TIMES.map((none, index) => filled.find(([bucket]) => bucket === index)?.[1] ?? none),
      DURATION_BOUNDS,
    );

  it('is interpolated within its bucket', () => {
    // 10 of 40 in 5 to 10 s, 20 in 10 to 20 s: the twentieth is in the middle of these.
    expect(median([3, 10], [4, 20], [5, 10])).toEqual({ kind: 'between', seconds: 15 });
    expect(median([0, 10], [1, 10])).toEqual({ kind: 'under', seconds: 1 });
    expect(median([0, 10], [1, 30])).toEqual({ kind: 'between', seconds: 1 + 1 / 3 });
  });

  it('is only known as under the first bound or over the last', () => {
    expect(median([0, 7])).toEqual({ kind: 'under', seconds: 1 });
    expect(median([14, 7])).toEqual({ kind: 'over', seconds: 604_800 });
  });

  it('is null without visits', () => {
    expect(median()).toBeNull();
  });
});

describe('what chance may do', () => {
  it('is known of a share by Wilson’s interval', () => {
    // Worked examples of Newcombe (1998), table I.
    expect(shareInterval({ count: 81, of: 263 })).toEqual({
      low: expect.closeTo(0.2553, 4),
      high: expect.closeTo(0.3662, 4),
    });
    expect(shareInterval({ count: 0, of: 20 })).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
    expect(shareInterval({ count: 0, of: 0 })).toEqual({ low: 0, high: 1 });
  });

  it('is known of a difference by Newcombe’s interval', () => {
    // Newcombe (1998), method 10: 56/70 against 48/80.
    expect(differenceInterval({ count: 48, of: 80 }, { count: 56, of: 70 })).toEqual({
      low: expect.closeTo(0.0524, 4),
      high: expect.closeTo(0.3339, 4),
    });
    expect(differenceInterval({ count: 0, of: 0 }, { count: 5, of: 10 })).toEqual({ low: -1, high: 1 });
  });

  it('leaves the part of a difference that is certain', () => {
    expect(certainPart({ low: 0.05, high: 0.33 })).toBe(0.05);
    expect(certainPart({ low: -0.33, high: -0.05 })).toBe(-0.05);
    expect(certainPart({ low: -0.1, high: 0.2 })).toBe(0);
  });
});

describe('moves', () => {
  it('are certain only if chance alone couldn’t have done them', () => {
    expect(moveOf({ count: 21, of: 100 }, { count: 38, of: 100 })).toMatchObject({ isCertain: true });
    expect(moveOf({ count: 2, of: 10 }, { count: 4, of: 10 })).toMatchObject({ isCertain: false });
    expect(moveOf({ count: 0, of: 0 }, { count: 4, of: 10 })).toBeNull();
    expect(moveOf(undefined, { count: 4, of: 10 })).toBeNull();
  });

  it('aren’t certain if what isn’t shown, because it’s under five, could explain them', () => {
    expect(moveOf({ count: 0, of: 40 }, { count: 8, of: 40 })).toMatchObject({ difference: 0.2, isCertain: false });
    expect(moveOf({ count: 0, of: 400 }, { count: 80, of: 400 })).toMatchObject({ difference: 0.2, isCertain: true });
  });

  it('aren’t certain in a small range whose nothing is as near to the other share as it can be', () => {
    const ended = moveOf({ count: 5, of: 2_000 }, { count: 0, of: 40 });
    expect(ended).toMatchObject({ difference: -0.0025, isCertain: false });
    expect(ended && certainPart(ended.interval)).toBe(0);
    const begun = moveOf({ count: 0, of: 40 }, { count: 30, of: 6_000 });
    expect(begun).toMatchObject({ difference: 0.005, isCertain: false });
    expect(begun && certainPart(begun.interval)).toBe(0);
  });

  it('list what is certain before what is merely large', () => {
    const before = new Map([
      ['large', { count: 2, of: 10 }],
      ['certain', { count: 210, of: 1_000 }],
      ['same', { count: 5, of: 10 }],
    ]);
    const after = new Map([
      ['large', { count: 5, of: 10 }],
      ['certain', { count: 300, of: 1_000 }],
      ['same', { count: 5, of: 10 }],
    ]);
    expect(listMoves(before, after).map(({ id }) => id)).toEqual(['certain', 'large']);
  });
});

describe('a drop-off', () => {
  const reach = (from: string, to: string) => estimateReach(CHART, COUNTED, { from, to });

  it('is estimated over every way, repetitions included', () => {
    // x = 125/150 × (75/125 + 50/125 × x), so x = 0.75.
    expect(reach('order.form.editing', 'order.done')).toEqual({ arrived: 150, share: expect.closeTo(0.75, 6) });
    expect(reach('order.form.sending', 'order.done')?.share).toBeCloseTo(0.9, 6);
  });

  it('counts those who left by an arrow of an outer state', () => {
    // x = 15/150 + 125/150 × 50/125 × x.
    expect(reach('order.form.editing', 'order.gone')?.share).toBeCloseTo(0.15, 6);
  });

  it('starts at an outer state with those who came from outside', () => {
    expect(reach('order.form', 'order.done')).toEqual({ arrived: 100, share: expect.closeTo(0.75, 6) });
  });

  it('is nothing the other way, and whole to where one is', () => {
    expect(reach('order.done', 'order.form')?.share).toBe(0);
    expect(reach('order.done', 'order.done')?.share).toBe(1);
  });

  it('is unknown where no one arrived', () => {
    expect(estimateReach(CHART, { transitions: [], states: [] }, { from: 'order.form', to: 'order.done' })).toBeNull();
  });
});

describe('findings', () => {
  const before: Counted = {
    transitions: COUNTED.transitions.map((one) =>
      one.event === 'xstate.error.actor.send'
        ? { ...one, count: 5 }
        : one.event === 'xstate.done.actor.send'
          ? { ...one, count: 115 }
          : one,
    ),
    states: COUNTED.states,
  };

  it('put first what has moved for certain', () => {
    const [first] = findFindings(CHART, COUNTED, before);
    expect(first).toMatchObject({
      kind: 'moved',
      item: FAILED,
      state: 'order.form.sending',
      part: { count: 50, of: 125 },
      before: { count: 10, of: 125 },
      onward: { state: 'order.done', share: expect.closeTo(0.75, 6) },
    });
  });

  it('say how many calls fail and where people stop, if nothing is compared', () => {
    const findings = findFindings(CHART, COUNTED, null);
    expect(findings[0]).toMatchObject({ kind: 'fails', item: FAILED, before: null });
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'stops', item: 'order.form.editing' }));
  });

  it('say nothing of few visits, nor that everyone takes the only way', () => {
    const few: Counted = {
      transitions: [step('form.editing', 'sent', 'form.sending', 12)],
      states: [state('form.editing', 14, 2)],
    };
    expect(findFindings(CHART, few, null)).toEqual([]);
    const only: Counted = {
      transitions: [step('form.editing', 'sent', 'form.sending', 100)],
      states: [state('form.editing', 100)],
    };
    expect(findFindings(CHART, only, null)).toEqual([]);
  });
});
