import { describe, expect, it } from 'vitest';
import { speakIn } from '#languages/reader.ts';
import { type PublicAnswer, publicAnswer } from '#platform/server/http/cache/public-answer.ts';
import { bytesOfAnswer, createVisitorCache } from '#platform/server/http/cache/visitor-cache.ts';

const answerOf = (text: string) => publicAnswer('text/plain', text);

/** A computation that answers with the number of times it has run. */
function counting() {
  let count = 0;
  return async () => answerOf(String(++count));
}

function held() {
  const { promise, resolve, reject } = Promise.withResolvers<PublicAnswer>();
  return { compute: () => promise, resolve, reject };
}

function cacheAt(bounds: { cacheMs?: number; maxEntries?: number; maxBytes?: number } = {}) {
  const clock = { ms: 5000 };
  const cache = createVisitorCache({ bytesOf: bytesOfAnswer, cacheMs: 1000, now: () => clock.ms, ...bounds });
  const read = async (key: string, compute: () => Promise<PublicAnswer>, topics = ['impacts']) =>
    (await cache.read(key, topics, compute)).answer.body.toString();
  return { cache, clock, read };
}

describe('the cache of visitors’ answers', () => {
  it('keeps an answer for a second from the start of its computation', async () => {
    const { clock, read } = cacheAt();
    const compute = counting();
    const slow = async () => {
      clock.ms += 400;
      return compute();
    };
    expect(await read('list', slow)).toBe('1');
    clock.ms += 600;
    expect(await read('list', compute)).toBe('1');
    clock.ms += 1;
    expect(await read('list', compute)).toBe('2');
  });

  it('says whether an answer was kept from an earlier request', async () => {
    const { cache } = cacheAt();
    const compute = counting();
    expect((await cache.read('list', [], compute)).isCached).toBe(false);
    expect((await cache.read('list', [], compute)).isCached).toBe(true);
  });

  it('keeps nothing for 0 ms', async () => {
    const { read } = cacheAt({ cacheMs: 0 });
    const compute = counting();
    await read('list', compute);
    expect(await read('list', compute)).toBe('2');
  });

  it('computes once for concurrent readers of a key', async () => {
    const { read } = cacheAt();
    const { compute, resolve } = held();
    const never = () => Promise.reject(new Error('Computed twice'));
    const both = Promise.all([read('list', compute), read('list', never)]);
    const other = read('another', async () => answerOf('other'));
    expect(await other).toBe('other');
    resolve(answerOf('shared'));
    expect(await both).toEqual(['shared', 'shared']);
  });

  it('shares a failure without keeping it', async () => {
    const { read } = cacheAt();
    const { compute, reject } = held();
    const both = Promise.allSettled([read('list', compute), read('list', counting())]);
    reject(new Error('No database'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('list', counting())).toBe('1');
  });

  it('shares a failure with readers of its language alone, and an answer with all', async () => {
    const { read } = cacheAt();
    const missing = held();
    const german = speakIn('de', () => read('list', missing.compute));
    const english = speakIn('en', () => read('list', counting()));
    missing.reject(new Error('Nicht gefunden'));
    await expect(german).rejects.toThrow('Nicht gefunden');
    expect(await english).toBe('1');
    expect(await speakIn('de', () => read('list', counting()))).toBe('1');
  });

  it('forgets what shows a changed topic, and nothing else', async () => {
    const { cache, read } = cacheAt();
    const [impacts, news] = [counting(), counting()];
    await read('impacts', impacts, ['impacts', 'people']);
    await read('news', news, ['news']);
    cache.drop(['people', 'points']);
    expect(await read('impacts', impacts)).toBe('2');
    expect(await read('news', news)).toBe('1');
  });

  it('neither keeps nor shares what was being computed when it changed', async () => {
    const { cache, read } = cacheAt();
    const { compute, resolve } = held();
    const before = read('list', compute);
    cache.drop(['impacts']);
    const after = counting();
    expect(await read('list', after)).toBe('1');
    resolve(answerOf('before the change'));
    expect(await before).toBe('before the change');
    expect(await read('list', after)).toBe('1');
  });

  it.each([
    ['entries', { maxEntries: 2 }],
    ['bytes', { maxBytes: 1_100 }],
  ])('is bounded in %s', async (_, bounds) => {
    const { read } = cacheAt(bounds);
    const first = counting();
    await read('first', first);
    await read('second', counting());
    await read('third', counting());
    expect(await read('first', first)).toBe('2');
  });
});
