import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';

interface Answer {
  keep: () => Promise<void>;
  refuse: () => Promise<void>;
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const clients: QueryClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

/** A switch whose calls are answered by the test. */
function createSwitch() {
  const client = new QueryClient();
  clients.push(client);
  const shown: string[] = ['off'];
  const sent: string[] = [];
  const failed: string[] = [];
  const kept: string[] = [];
  let ends = 0;
  let answer: Answer | null = null;
  const options = optimisticMutation<string, string>(client, {
    id: 'switch',
    find: () => shown.at(-1) ?? '',
    show: (state) => shown.push(state),
    predict: (_, press) => press,
    send: (press, before) => {
      sent.push(`${before} to ${press}`);
      return new Promise((resolve, reject) => {
        answer = {
          keep: () => {
            resolve(`${press}, kept`);
            return settle();
          },
          refuse: () => {
            reject(new Error('Refused'));
            return settle();
          },
        };
      });
    },
    onConfirmed: (press) => kept.push(press),
    onFailed: (_, press) => failed.push(press),
    onEnd: () => {
      ends += 1;
    },
  });
  return {
    shown,
    sent,
    failed,
    kept,
    ends: () => ends,
    answer: () => {
      if (!answer) throw new Error('Nothing was sent');
      return answer;
    },
    press: async (state: string) => {
      void new MutationObserver(client, options).mutate(state).catch(() => undefined);
      await settle();
    },
  };
}

describe('presses on a slow line', () => {
  it('are sent one after the other, and only the last answer is shown', async () => {
    const { press, answer, shown, sent, kept, ends } = createSwitch();
    await press('on');
    await press('off');
    expect(sent).toEqual(['off to on']);
    await answer().keep();
    expect(sent).toEqual(['off to on', 'on, kept to off']);
    expect(shown).toEqual(['off', 'on', 'off']);
    expect(ends()).toBe(0);
    await answer().keep();
    expect(shown).toEqual(['off', 'on', 'off', 'off, kept']);
    expect(kept).toEqual(['off']);
    expect(ends()).toBe(1);
  });

  it('leave what a later press shows when an earlier one fails', async () => {
    const { press, answer, shown, failed } = createSwitch();
    await press('on');
    await press('off');
    await press('on');
    await answer().refuse();
    expect(shown).toEqual(['off', 'on', 'off', 'on']);
    expect(failed).toEqual(['on']);
  });

  it('are rolled back to what the server has, not to a press that failed before', async () => {
    const { press, answer, shown, ends } = createSwitch();
    await press('on');
    await press('dimmed');
    await answer().refuse();
    await answer().refuse();
    expect(shown.at(-1)).toBe('off');
    expect(ends()).toBe(1);
  });

  it('are rolled back to the last one that was kept', async () => {
    const { press, answer, shown } = createSwitch();
    await press('on');
    await press('off');
    await answer().keep();
    await press('dimmed');
    await answer().refuse();
    await answer().refuse();
    expect(shown.at(-1)).toBe('on, kept');
  });
});
