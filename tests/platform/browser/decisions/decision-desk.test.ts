import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDecisionDesk } from '#platform/browser/decisions/decision-desk.ts';
import type { Decidable, Decision } from '#platform/browser/decisions/held-decision.ts';
import { dismissToast, listToasts, toast } from '#ui/feedback/toast.ts';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';

const take = (...ids: string[]): Decision<Decidable, true> => ({
  rows: ids.map((id) => ({ id })),
  choice: 'take',
  verdict: true,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of listToasts()) dismissToast(id);
});

/** A server that refuses some ids, and may be down. */
interface Server {
  refused?: readonly string[];
  isDown?: () => boolean;
}

function openDesk({ refused = [], isDown = () => false }: Server = {}) {
  const sent: string[][] = [];
  const answered: string[] = [];
  const retries: (() => void)[] = [];
  const send = async ({ rows }: Decision<Decidable, true>) => {
    const ids = rows.map(({ id }) => id);
    sent.push(ids);
    if (isDown()) throw new Error('no answer');
    return ids.map((id) => ({ id, isDone: !refused.includes(id), message: `About ${id}`, changed: null }));
  };
  const desk = createDecisionDesk(send, {
    onAnswered: (_, outcomes) =>
      answered.push(...outcomes.map(({ id, isDone }) => `${id} ${isDone ? 'done' : 'refused'}`)),
    onUnanswered: (_, retry) => {
      retries.push(retry);
      return toast({ message: 'No answer', duration: null });
    },
  });
  const stageOf = (id: string) => desk.getState().statuses.get(id)?.stage;
  return { desk, sent, answered, retries, stageOf };
}

describe('the decision desk', () => {
  it('gives each decision its own undo window', async () => {
    const { desk, sent, stageOf } = openDesk();
    desk.decide(take('a'));
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS - 1_000);
    desk.decide(take('b'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([stageOf('a'), stageOf('b')]).toEqual(['done', 'held']);
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS);
    expect(sent).toEqual([['a'], ['b']]);
  });

  it('undoes the newest held decision, then the one before, then nothing', () => {
    const { desk, stageOf } = openDesk();
    desk.decide(take('a'));
    desk.decide(take('b'));
    expect(desk.undo()).toEqual(take('b'));
    expect([stageOf('a'), stageOf('b')]).toEqual(['held', undefined]);
    expect(desk.undo()).toEqual(take('a'));
    expect(desk.undo()).toBeNull();
    expect(desk.getState().open).toEqual([]);
  });

  it('keeps what was undone until the row is decided again', () => {
    const { desk } = openDesk();
    const undone = () => [...desk.getState().undone];
    desk.decide(take('a', 'b'));
    desk.undo();
    expect(undone()).toEqual([
      ['a', take('a', 'b')],
      ['b', take('a', 'b')],
    ]);
    desk.decide(take('b'));
    expect(undone()).toEqual([['a', take('a', 'b')]]);
  });

  it('sends none that someone is about to undo, unless the page is left', async () => {
    const { desk, sent, stageOf } = openDesk();
    desk.decide(take('a'));
    desk.decide(take('b'));
    for (const id of ['a', 'b']) desk.hold(desk.getState().statuses.get(id)?.key, true);
    await vi.advanceTimersByTimeAsync(3 * UNDO_WINDOW_MS);
    expect([stageOf('a'), stageOf('b'), sent]).toEqual(['held', 'held', []]);
    expect(desk.undo()).toEqual(take('b'));
    await desk.flush();
    expect(sent).toEqual([['a']]);
  });

  it('waits until the last of several Undos of a decision is left', async () => {
    const { desk, sent } = openDesk();
    desk.decide(take('a'));
    const key = desk.getState().statuses.get('a')?.key;
    desk.hold(key, true);
    desk.hold(key, true);
    desk.hold(key, false);
    await vi.advanceTimersByTimeAsync(3 * UNDO_WINDOW_MS);
    expect(sent).toEqual([]);
    desk.hold(key, false);
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS);
    expect(sent).toEqual([['a']]);
  });

  it('can’t undo a decision being sent', async () => {
    const { desk, sent } = openDesk();
    desk.decide(take('a'));
    const leaving = desk.flush();
    expect(desk.undo()).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    await leaving;
    expect(sent).toEqual([['a']]);
  });

  it('sends all held decisions at once and settles when all are answered', async () => {
    const { desk, answered, stageOf } = openDesk({ refused: ['c'] });
    desk.decide(take('a'));
    desk.decide(take('b', 'c'));
    let isDone = false;
    void desk.flush().then(() => {
      isDone = true;
    });
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(true);
    expect(answered).toEqual(['a done', 'b done', 'c refused']);
    expect([stageOf('a'), stageOf('c')]).toEqual(['done', 'refused']);
  });

  it('reports a missing answer once and retries on request', async () => {
    let isDown = true;
    const { desk, sent, retries, stageOf } = openDesk({ isDown: () => isDown });
    desk.decide(take('a'));
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS);
    expect(stageOf('a')).toBe('unanswered');
    expect(retries).toHaveLength(1);
    isDown = false;
    retries[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(stageOf('a')).toBe('done');
    expect(sent).toEqual([['a'], ['a']]);
  });

  it('takes the report back once it is sent again, from wherever', async () => {
    let isDown = true;
    const { desk, stageOf } = openDesk({ isDown: () => isDown });
    desk.decide(take('a'));
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS);
    const key = desk.getState().statuses.get('a')?.key ?? 0;
    expect(listToasts()).toHaveLength(1);
    desk.retry(key);
    expect(listToasts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(listToasts()).toHaveLength(1);
    isDown = false;
    desk.retry(key);
    await vi.advanceTimersByTimeAsync(0);
    expect(stageOf('a')).toBe('done');
    expect(listToasts()).toEqual([]);
  });

  it('allows another decision after a refusal, and forgets answers when cleared', async () => {
    const { desk, stageOf } = openDesk({ refused: ['a'] });
    desk.decide(take('a'));
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS);
    expect(stageOf('a')).toBe('refused');
    desk.decide(take('a'));
    expect(stageOf('a')).toBe('held');
    desk.clear();
    expect(stageOf('a')).toBe('held');
    await vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS);
    desk.clear();
    expect(stageOf('a')).toBeUndefined();
  });
});
