import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { unavailable } from '#platform/server/http/failure.ts';
import { createLogger } from '#platform/server/logging/logger.ts';

const COUNTED_FOR_MS = 200;

function listen() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(JSON.parse(line)) }, COUNTED_FOR_MS);
  return {
    log,
    lines,
    texts: () => lines.map(({ msg, repeated, err }) => ({ msg, repeated, isWhole: err !== undefined })),
  };
}
const refused = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('an outage', () => {
  it('is logged whole once, then counted until it ends', async () => {
    const { log, lines, texts } = listen();
    const request = (message: string) =>
      log.child({ reqId: message }).error({ err: unavailable(message, refused()) }, 'Request failed');
    for (let count = 0; count < 200; count += 1)
      request(count % 2 === 0 ? 'The service is busy.' : 'Der Dienst ist ausgelastet.');
    log.warn({ err: refused() }, 'The database isn’t answering');
    expect(texts()).toEqual([
      { msg: 'Request failed', repeated: undefined, isWhole: true },
      { msg: 'The database isn’t answering', repeated: undefined, isWhole: true },
    ]);
    await wait(1.5 * COUNTED_FOR_MS);
    request('The service is busy.');
    expect(lines.slice(2)).toEqual([
      expect.objectContaining({
        level: 'error',
        repeated: 199,
        reason: 'ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432',
        msg: 'Request failed',
      }),
    ]);
    await wait(COUNTED_FOR_MS);
    expect(lines.at(-1)).toMatchObject({ repeated: 1 });
    await wait(2 * COUNTED_FOR_MS);
    request('The service is busy.');
    expect(texts().at(-1)).toEqual({ msg: 'Request failed', repeated: undefined, isWhole: true });
  });

  it('hides no other error, and nothing fatal', () => {
    const { log, texts } = listen();
    for (const name of ['one', 'other']) log.error({ err: new Error(name) }, 'Request failed');
    for (let count = 0; count < 2; count += 1) log.fatal({ err: new Error('one') }, 'Uncaught exception');
    log.warn({ code: 'unavailable' }, 'Request refused');
    log.warn({ code: 'unavailable' }, 'Request refused');
    expect(texts()).toHaveLength(6);
  });
});
