import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchToSink, fetchWithProgress } from '#platform/browser/files/file-download.ts';

const CSV = 'text/csv; charset=utf-8';

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

describe('a download with progress', () => {
  it('counts its bytes, and a table’s rows against the expected number, without changing them', async () => {
    answerWith(['name\nAmina\n', 'Kwame\nrows,2\n'], { 'Content-Type': CSV, 'X-Row-Count': '3' });
    const tell = vi.fn();
    const response = await fetchWithProgress(tell)('https://example.org/');
    expect(await response.text()).toBe('name\nAmina\nKwame\nrows,2\n');
    expect(tell.mock.calls).toEqual([[{ bytes: 11, rows: 2, rowCount: 3 }], [{ bytes: 24, rows: 3, rowCount: 3 }]]);
  });

  it('reports no rows without a table, and no total if none was announced', async () => {
    answerWith(['PK\n'], { 'Content-Type': 'application/zip' });
    const tell = vi.fn();
    await (await fetchWithProgress(tell)('https://example.org/')).text();
    expect(tell).toHaveBeenCalledExactlyOnceWith({ bytes: 3, rows: null, rowCount: null });
  });

  it('passes a refusal through', async () => {
    answerWith(['{}'], {}, 403);
    const tell = vi.fn();
    const response = await fetchWithProgress(tell)('https://example.org/');
    expect([response.status, await response.text()]).toEqual([403, '{}']);
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('a table saved while downloading', () => {
  const sinkOf = () => ({
    write: vi.fn(async () => {}),
    finish: vi.fn(async () => {}),
    discard: async () => {},
  });
  const headers = { 'Content-Type': CSV, 'X-Row-Count': '2' };

  it('is finished when complete', async () => {
    answerWith(['name\r\nAmina\r\nKw', 'ame\r\n2 rows\r\n'], headers);
    const [sink, tell] = [sinkOf(), vi.fn()];
    await fetchToSink('csv', sink, tell)('https://example.org/');
    expect(sink.write).toHaveBeenCalledTimes(2);
    expect(sink.finish).toHaveBeenCalledOnce();
    expect(tell).toHaveBeenLastCalledWith({ bytes: 28, rows: 2, rowCount: 2 });
  });

  it('is finished when complete with a single row', async () => {
    answerWith(['name\r\nAmina\r\n1 row\r\n'], { ...headers, 'X-Row-Count': '1' });
    const sink = sinkOf();
    await fetchToSink('csv', sink, vi.fn())('https://example.org/');
    expect(sink.finish).toHaveBeenCalledOnce();
  });

  it.each([
    ['csv', ['name\r\nAmina\r\n']],
    ['xlsx', ['PK\u0003\u0004half']],
  ] as const)('isn’t finished as %s when cut off, and is discarded', async (format, parts) => {
    answerWith(parts, headers);
    const sink = sinkOf();
    await expect(fetchToSink(format, sink, () => {})('https://example.org/')).rejects.toThrow('The file was cut off');
    expect(sink.finish).not.toHaveBeenCalled();
  });
});
