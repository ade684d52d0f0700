import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { createHeldDecision, type Decision, type Outcome } from '#platform/browser/decisions/held-decision.ts';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';

interface Row {
  id: string;
  title: string;
}

type Verdict = { isIn: boolean };

const ROW: Row = { id: '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55', title: 'A hedge for the school' };
const DECISION: Decision<Row, Verdict> = { rows: [ROW], choice: 'take', verdict: { isIn: true } };

type Answer = () => Promise<readonly Outcome<Row>[]>;

function decide(...answers: Answer[]) {
  const clock = new SimulatedClock();
  const sent: Decision<Row, Verdict>[] = [];
  const sendDecision = fromPromise<readonly Outcome<Row>[], Decision<Row, Verdict>>(async ({ input }) => {
    const answer = answers[sent.length];
    sent.push(input);
    return answer ? await answer() : [{ id: ROW.id, isDone: true, message: 'Done.', changed: ROW }];
  });
  const machine = createHeldDecision<Row, Verdict, Row>().provide({ actors: { sendDecision } });
  const actor = createActor(machine, { clock, input: DECISION }).start();
  return { actor, clock, sent, state: () => actor.getSnapshot().value };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a decision', () => {
  it('is sent after exactly 10 seconds', async () => {
    const { clock, sent, state } = decide();
    clock.increment(9_999);
    expect([state(), sent]).toEqual(['held', []]);
    clock.increment(1);
    expect([state(), sent]).toEqual(['sending', [DECISION]]);
    await settle();
    expect(state()).toBe('answered');
  });

  it('waits for as long as someone is at its Undo, and then for 10 seconds again', () => {
    const { actor, clock, sent, state } = decide();
    clock.increment(UNDO_WINDOW_MS - 1);
    actor.send({ type: 'undo.reached' });
    clock.increment(60_000);
    expect([state(), sent]).toEqual(['waiting', []]);
    actor.send({ type: 'undo.left' });
    clock.increment(UNDO_WINDOW_MS - 1);
    expect([state(), sent]).toEqual(['held', []]);
    clock.increment(1);
    expect([state(), sent]).toEqual(['sending', [DECISION]]);
  });

  it('is undone, or sent as its page is left, while someone is at its Undo', () => {
    const { actor: undone, clock, sent } = decide();
    undone.send({ type: 'undo.reached' });
    undone.send({ type: 'decision.undone' });
    clock.increment(60_000);
    expect([undone.getSnapshot().value, sent]).toEqual(['undone', []]);
    const { actor: left, sent: sentOnLeave } = decide();
    left.send({ type: 'undo.reached' });
    left.send({ type: 'decision.hastened' });
    expect([left.getSnapshot().value, sentOnLeave]).toEqual(['sending', [DECISION]]);
  });

  it('is never sent once undone', async () => {
    const { actor, clock, sent, state } = decide();
    clock.increment(UNDO_WINDOW_MS - 1);
    actor.send({ type: 'decision.undone' });
    clock.increment(60_000);
    await settle();
    expect([state(), sent]).toEqual(['undone', []]);
  });

  it('can’t be undone while being sent', async () => {
    const { actor, clock, state } = decide();
    clock.increment(UNDO_WINDOW_MS);
    actor.send({ type: 'decision.undone' });
    expect(state()).toBe('sending');
    await settle();
    expect(state()).toBe('answered');
  });

  it('is sent immediately and only once when the page is left', async () => {
    const { actor, clock, sent, state } = decide();
    actor.send({ type: 'decision.hastened' });
    expect(state()).toBe('sending');
    actor.send({ type: 'decision.hastened' });
    await settle();
    clock.increment(60_000);
    expect([state(), sent.length]).toEqual(['answered', 1]);
  });

  it('keeps the outcome of each row', async () => {
    const refused = { id: ROW.id, isDone: false, message: 'Keiko took it.', changed: null };
    const { actor, clock } = decide(async () => [refused]);
    clock.increment(UNDO_WINDOW_MS);
    await settle();
    expect(actor.getSnapshot().context.outcomes).toEqual([refused]);
  });

  it('keeps the failure when no answer comes, and retries only on request', async () => {
    const lost = new Error('no answer');
    const { actor, clock, sent, state } = decide(() => Promise.reject(lost));
    clock.increment(UNDO_WINDOW_MS);
    await settle();
    expect(state()).toBe('unanswered');
    expect(actor.getSnapshot().context.error).toBe(lost);
    clock.increment(60_000);
    expect(sent).toHaveLength(1);
    actor.send({ type: 'decision.retried' });
    await settle();
    expect([state(), sent.length]).toEqual(['answered', 2]);
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});
