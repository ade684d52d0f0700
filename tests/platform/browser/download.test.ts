import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadingFetch } from '../../../src/platform/browser/download.ts';

const answerWith = (parts: readonly string[], headers: HeadersInit, status = 200) => {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
};

afterEach(() => vi.unstubAllGlobals());

describe('a download that tells how far it is', () => {
  it('counts its lines against those that were announced, and changes nothing of them', async () => {
    answerWith(['name\nAmina\n', 'Kwame\nrows,2\n'], { 'X-Row-Count': '2' });
    const tell = vi.fn();
    const response = await downloadingFetch(tell)('https://example.org/');
    expect(await response.text()).toBe('name\nAmina\nKwame\nrows,2\n');
    expect(tell.mock.calls).toEqual([[1], [1]]);
  });

  it('knows no share where nothing was announced', async () => {
    answerWith(['name\n'], {});
    const tell = vi.fn();
    await (await downloadingFetch(tell)('https://example.org/')).text();
    expect(tell).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('leaves a refusal as it is', async () => {
    answerWith(['{}'], {}, 403);
    const tell = vi.fn();
    const response = await downloadingFetch(tell)('https://example.org/');
    expect([response.status, await response.text()]).toEqual([403, '{}']);
    expect(tell).not.toHaveBeenCalled();
  });
});
