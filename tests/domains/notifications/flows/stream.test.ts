import { NIL, v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { streamMachine } from '#domains/notifications/flows/stream.ts';
import {
  type InboxState,
  type LineEvent,
  MAX_FAILURES,
  type TabMessage,
} from '#domains/notifications/flows/stream-setup.ts';
import { noteTransitions } from '../../../flows/logic-notes.ts';

const SECOND = 1_000;

const transitions = noteTransitions(streamMachine);

function openPage({ hidden = false }: { hidden?: boolean } = {}) {
  const clock = new SimulatedClock();
  const lines: { from: string | null; send: (event: LineEvent) => void; isOpen: boolean }[] = [];
  const told: TabMessage[] = [];
  const emitted: string[] = [];
  const answers: InboxState[] = [];
  let looks = 0;
  const actor = createActor(
    streamMachine.provide({
      actors: {
        browser: fromCallback<{ type: 'tell'; told: TabMessage }, { userId: string }, LineEvent>(({ receive }) =>
          receive((event) => told.push(event.told)),
        ),
        stream: fromCallback<{ type: 'none' }, { lastEventId: string | null }, LineEvent>(({ input, sendBack }) => {
          const line = { from: input.lastEventId, send: sendBack, isOpen: true };
          lines.push(line);
          return () => {
            line.isOpen = false;
          };
        }),
        look: fromPromise(async () => {
          looks += 1;
          const answer = answers.shift();
          if (!answer) throw new Error('No answer came');
          return answer;
        }),
      },
    }),
    { input: { userId: 'amina', isHidden: () => hidden }, clock, inspect: transitions.inspect },
  );
  actor.on('arrived', ({ arrival }) => emitted.push(arrival.title));
  actor.start();
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('No line was opened');
    return last;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { actor, clock, lines, line, told, emitted, answers, settle, looks: () => looks };
}

function holding(options = {}) {
  const page = openPage(options);
  page.actor.send({ type: 'turn.came' });
  return page;
}

function polling(options = {}) {
  const page = holding(options);
  for (let failure = 0; failure < MAX_FAILURES; failure += 1) {
    page.line().send({ type: 'line.ended' });
    page.clock.increment(10 * SECOND);
  }
  return page;
}

const arrival = (id: string) => ({ id, title: `Number ${id}`, link: null });
const stateOf = ({ actor }: ReturnType<typeof openPage>) => JSON.stringify(actor.getSnapshot().value);
const contextOf = ({ actor }: ReturnType<typeof openPage>) => actor.getSnapshot().context;

describe('the notification stream of a page', () => {
  it('opens none while another tab has one, and repeats what that tab broadcasts', () => {
    const page = openPage();
    page.actor.send({ type: 'other.counted', count: 3, eventId: '1' });
    page.actor.send({ type: 'other.arrived', arrival: arrival('2') });
    expect(page.lines).toEqual([]);
    expect(contextOf(page)).toMatchObject({ unread: 3, lastEventId: '2' });
    expect(page.emitted).toEqual(['Number 2']);
  });

  it('resumes where the other tab was when that tab closes', () => {
    const page = openPage();
    page.actor.send({ type: 'other.arrived', arrival: arrival('2') });
    page.actor.send({ type: 'turn.came' });
    expect(page.line().from).toBe('2');
    page.line().send({ type: 'notification.arrived', arrival: arrival('2') });
    page.line().send({ type: 'notification.arrived', arrival: arrival('3') });
    expect(page.emitted).toEqual(['Number 2', 'Number 3']);
  });

  it('broadcasts events to other tabs, and its state to a tab that asks', () => {
    const page = holding();
    page.line().send({ type: 'line.opened', count: 4, eventId: '1' });
    page.line().send({ type: 'notification.arrived', arrival: arrival('2') });
    page.line().send({ type: 'unread.changed', count: 5 });
    page.actor.send({ type: 'other.asked' });
    expect(page.told).toEqual([
      { kind: 'counted', count: 4, eventId: '1' },
      { kind: 'arrived', arrival: arrival('2') },
      { kind: 'counted', count: 5, eventId: '2' },
      { kind: 'counted', count: 5, eventId: '2' },
    ]);
  });

  it('resumes after the last event when disconnected', () => {
    const page = holding();
    page.line().send({ type: 'line.opened', count: 0, eventId: '1' });
    page.line().send({ type: 'notification.arrived', arrival: arrival('2') });
    page.line().send({ type: 'line.ended' });
    expect(stateOf(page)).toContain('waiting');
    page.clock.increment(2 * SECOND);
    expect(page.lines.map(({ from }) => from)).toEqual([null, '2']);
  });

  it('reconnects when the heartbeat stops', () => {
    const page = holding();
    page.line().send({ type: 'line.opened', count: 0, eventId: null });
    for (let beat = 0; beat < 5; beat += 1) {
      page.clock.increment(25 * SECOND);
      page.line().send({ type: 'line.heard' });
    }
    expect(page.lines).toHaveLength(1);
    page.clock.increment(60 * SECOND);
    page.clock.increment(2 * SECOND);
    expect(page.lines).toHaveLength(2);
    expect(page.lines[0]?.isOpen).toBe(false);
  });

  it('counts a missing first event as a failure', () => {
    const page = holding();
    page.clock.increment(10 * SECOND);
    expect(contextOf(page).failures).toBe(1);
    expect(page.line().isOpen).toBe(false);
  });

  it('polls instead after repeated failures', async () => {
    const page = polling();
    page.answers.push({ count: 2, newest: arrival('2') }, { count: 3, newest: arrival('3') });
    await page.settle();
    expect(stateOf(page)).toContain('polling');
    page.actor.send({ type: 'page.shown' });
    await page.settle();
    expect(contextOf(page).unread).toBe(2);
    page.clock.increment(30 * SECOND);
    await page.settle();
    expect(contextOf(page).unread).toBe(3);
  });

  it('announces a polled notification only if it is newer than the last one', async () => {
    const page = holding();
    page.line().send({ type: 'line.opened', count: 1, eventId: '5' });
    for (let failure = 0; failure < MAX_FAILURES; failure += 1) {
      page.line().send({ type: 'line.ended' });
      page.clock.increment(10 * SECOND);
    }
    page.answers.push({ count: 1, newest: arrival('4') }, { count: 2, newest: arrival('6') });
    await page.settle();
    page.actor.send({ type: 'page.shown' });
    await page.settle();
    page.clock.increment(30 * SECOND);
    await page.settle();
    expect(page.emitted).toEqual(['Number 6']);
    expect(page.told.slice(-2)).toEqual([
      { kind: 'arrived', arrival: arrival('6') },
      { kind: 'counted', count: 2, eventId: '6' },
    ]);
  });

  it('announces the first ever notification when it is found by polling', async () => {
    const page = holding();
    page.line().send({ type: 'line.opened', count: 0, eventId: NIL });
    page.line().send({ type: 'line.ended' });
    page.clock.increment(10 * SECOND);
    expect(page.line().from).toBe(NIL);
    for (let failure = 1; failure < MAX_FAILURES; failure += 1) {
      page.line().send({ type: 'line.ended' });
      page.clock.increment(10 * SECOND);
    }
    page.answers.push({ count: 1, newest: { id: uuidv7(), title: 'The very first', link: null } });
    await page.settle();
    page.actor.send({ type: 'page.shown' });
    await page.settle();
    expect(page.emitted).toEqual(['The very first']);
  });

  it.each([
    ['some are unread', arrival('4')],
    ['none are unread', null],
  ])('announces what polling finds after the first time if no stream has ever opened and %s', async (_, newest) => {
    const page = polling();
    page.answers.push({ count: newest ? 1 : 0, newest }, { count: 2, newest: arrival('5') });
    await page.settle();
    page.actor.send({ type: 'page.shown' });
    await page.settle();
    page.clock.increment(30 * SECOND);
    await page.settle();
    expect(page.emitted).toEqual(['Number 5']);
  });

  it('polls less often in the background, and at once when the page is shown', async () => {
    const page = polling({ hidden: true });
    await page.settle();
    expect(page.looks()).toBe(1);
    page.clock.increment(100 * SECOND);
    await page.settle();
    expect(page.looks()).toBe(1);
    page.actor.send({ type: 'page.shown' });
    await page.settle();
    expect(page.looks()).toBe(2);
  });

  it('retries the stream after five minutes, and at once when the network is back', async () => {
    const page = polling();
    await page.settle();
    const before = page.lines.length;
    page.clock.increment(300 * SECOND);
    expect(page.lines).toHaveLength(before + 1);
    const other = polling();
    await other.settle();
    other.actor.send({ type: 'network.returned' });
    expect(stateOf(other)).toContain('connecting');
  });

  it('resets its failure count once a stream has stayed open for a while', () => {
    const page = holding();
    page.line().send({ type: 'line.ended' });
    page.clock.increment(2 * SECOND);
    page.line().send({ type: 'line.opened', count: 0, eventId: null });
    expect(contextOf(page).failures).toBe(1);
    page.clock.increment(10 * SECOND);
    expect(contextOf(page).failures).toBe(0);
  });

  it('retries at once when the network is back', () => {
    const page = holding();
    page.line().send({ type: 'line.ended' });
    expect(stateOf(page)).toContain('waiting');
    page.actor.send({ type: 'network.returned' });
    expect(page.lines).toHaveLength(2);
  });

  it('ends with the session from any state', () => {
    const pages = [openPage(), holding(), polling()];
    expect(pages.map(({ lines }) => lines.some(({ isOpen }) => isOpen))).toEqual([false, true, false]);
    for (const page of pages) {
      page.actor.send({ type: 'session.ended' });
      expect(page.actor.getSnapshot().status).toBe('done');
      expect(page.lines.filter(({ isOpen }) => isOpen)).toEqual([]);
    }
  });
});

it('takes every transition somewhere above', transitions.expectComplete);
