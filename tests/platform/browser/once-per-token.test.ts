import { describe, expect, it } from 'vitest';
import { oncePerToken } from '#platform/browser/session/once-per-token.ts';

describe('a one-time token', () => {
  it('is sent once, and repeats get the same response', async () => {
    const once = oncePerToken<number>();
    let sent = 0;
    const send = async () => ++sent;
    expect(await Promise.all([once('a', send), once('a', send)])).toEqual([1, 1]);
    expect(await once('a', send)).toBe(1);
    expect(await once('b', send)).toBe(2);
  });

  it('can be sent again after a failure', async () => {
    const once = oncePerToken<string>();
    await expect(once('a', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    expect(await once('a', async () => 'sent')).toBe('sent');
  });
});
