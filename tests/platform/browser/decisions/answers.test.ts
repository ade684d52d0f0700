import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/platform/browser/api-error.ts';
import { answerEach, answerOf } from '../../../../src/platform/browser/decisions/answers.ts';

const refusal = (message: string) =>
  new ApiError({ kind: 'refused', operation: 'PUT /row/{id}', status: 409, code: 'conflict', message });
const lost = () => new ApiError({ kind: 'network', operation: 'PUT /row/{id}', message: 'no answer' });

describe('the answer to a decision', () => {
  it('is done, with the row as it stands now', async () => {
    const row = { id: 'a', state: 'in' };
    const outcome = await answerOf({ id: 'a' }, async () => ({ message: 'Taken.', changed: row }));
    expect(outcome).toEqual({ id: 'a', isDone: true, message: 'Taken.', changed: row });
  });

  it('is a refusal in the words of the server', async () => {
    const outcome = await answerOf({ id: 'a' }, () => Promise.reject(refusal('Keiko took it.')));
    expect(outcome).toEqual({ id: 'a', isDone: false, message: 'Keiko took it.', changed: null });
  });

  it('is none when the server could not be reached', async () => {
    const error = lost();
    await expect(answerOf({ id: 'a' }, () => Promise.reject(error))).rejects.toBe(error);
  });
});

describe('the answers to a decision about many, each by a call of its own', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('stand for themselves, in the order of the rows', async () => {
    const outcomes = await answerEach(rows, async (row) => {
      if (row.id === 'b') throw refusal('Keiko took it.');
      if (row.id === 'c') throw lost();
      return { message: 'Taken.', changed: row };
    });
    expect(outcomes.map(({ id, isDone, message }) => [id, isDone, message])).toEqual([
      ['a', true, 'Taken.'],
      ['b', false, 'Keiko took it.'],
      ['c', false, 'No answer came. It may not have arrived.'],
    ]);
  });

  it('are none when no call was answered, so that all can be sent again', async () => {
    await expect(answerEach(rows, () => Promise.reject(lost()))).rejects.toMatchObject({ kind: 'network' });
  });

  it('are asked for at the same time', async () => {
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
