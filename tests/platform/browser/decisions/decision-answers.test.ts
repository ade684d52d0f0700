import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { answerEach, answerOf } from '#platform/browser/decisions/decision-answers.ts';

const refusal = (message: string) =>
  new ApiError({ kind: 'refused', operation: 'PUT /row/{id}', status: 409, code: 'already_decided', message });
const lost = () => new ApiError({ kind: 'network', operation: 'PUT /row/{id}', message: 'no answer' });

describe('the answer to a decision', () => {
  it('is done, with the updated row', async () => {
    const row = { id: 'a', state: 'in' };
    const outcome = await answerOf({ id: 'a' }, async () => ({ message: 'Taken.', changed: row }));
    expect(outcome).toEqual({ id: 'a', isDone: true, message: 'Taken.', changed: row });
  });

  it('is a refusal with the server’s message', async () => {
    const outcome = await answerOf({ id: 'a' }, () => Promise.reject(refusal('Keiko took it.')));
    expect(outcome).toEqual({ id: 'a', isDone: false, message: 'Keiko took it.', changed: null });
  });

  it('throws when the server can’t be reached', async () => {
    const error = lost();
    await expect(answerOf({ id: 'a' }, () => Promise.reject(error))).rejects.toBe(error);
  });
});

describe('the answers to a bulk decision, one call per row', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('are independent and in the order of the rows', async () => {
    const outcomes = await answerEach(rows, async (row) => {
      if (row.id === 'b') throw refusal('Keiko took it.');
      if (row.id === 'c') throw lost();
      return { message: 'Taken.', changed: row };
    });
    expect(outcomes.map(({ id, isDone, message }) => [id, isDone, message])).toEqual([
      ['a', true, 'Taken.'],
      ['b', false, 'Keiko took it.'],
      ['c', false, 'No answer. Your decision may not have arrived.'],
    ]);
  });

  it('throw when no call was answered, so that all can be retried', async () => {
    await expect(answerEach(rows, () => Promise.reject(lost()))).rejects.toMatchObject({ kind: 'network' });
  });

  it('are requested in parallel', async () => {
    const asked: string[] = [];
    const outcomes = answerEach(rows, async (row) => {
      asked.push(row.id);
      await Promise.resolve();
      return { message: 'Taken.', changed: row };
    });
    expect(asked).toEqual(['a', 'b', 'c']);
    await outcomes;
  });
});
