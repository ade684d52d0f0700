import { describe, expect, it, vi } from 'vitest';
import { createPreparations } from '#platform/browser/uploads/preparations.ts';

describe('createPreparations', () => {
  it('does one after the other, also after one that failed, and says how many are left', async () => {
    const preparations = createPreparations();
    const counted = vi.fn();
    preparations.subscribe(() => counted(preparations.count()));
    const order: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = preparations.inTurn(async () => {
      await gate.promise;
      order.push('first');
      throw new Error('It’s broken');
    });
    const second = preparations.inTurn(async () => order.push('second'));
    expect(preparations.count()).toBe(2);
    gate.resolve();
    await expect(first).rejects.toThrow('It’s broken');
    await second;
    expect(order).toEqual(['first', 'second']);
    expect(counted.mock.calls.flat()).toEqual([1, 2, 1, 0]);
  });

  it('is done once what was added meanwhile is too', async () => {
    const preparations = createPreparations();
    const order: string[] = [];
    void preparations.inTurn(async () => {
      void preparations.inTurn(async () => order.push('added'));
      order.push('first');
    });
    await preparations.untilDone();
    expect(order).toEqual(['first', 'added']);
    await preparations.untilDone();
  });
});
