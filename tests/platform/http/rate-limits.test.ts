import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#platform/server/db/database.ts';
import type { Failure } from '#platform/server/http/failure.ts';
import { deleteEndedWindows } from '#platform/server/http/limits/rate-limits.repository.ts';
import { addressKey, createRateLimiter, type RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { openTestDatabase } from '../../support/database.ts';

let database: Database;
let limiter: RateLimiter;

beforeAll(async () => {
  database = await openTestDatabase();
  limiter = createRateLimiter(database.db);
});
afterAll(() => database.close());

const THREE = { max: 3, windowSeconds: 60 };
const passes = (key: string) =>
  limiter.take(key, THREE).then(
    () => true,
    () => false,
  );
const endWindow = (key: string) =>
  database.run(`update rate_windows set ends_at = now() - interval '1 second' where key = $1`, [key]);

describe('a rate limit', () => {
  it('lets so many through per window, even concurrently, and counts from zero afterwards', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => passes('at once')));
    expect(tries.filter(Boolean)).toHaveLength(3);
    await endWindow('at once');
    expect(await passes('at once')).toBe(true);
  });

  it('counts under several keys until one is past its limit', async () => {
    const hits = [
      { key: 'first', ...THREE },
      { key: 'second', max: 1, windowSeconds: 60 },
      { key: 'third', ...THREE },
    ];
    await limiter.takeEach(hits);
    await expect(limiter.takeEach(hits)).rejects.toMatchObject({ status: 429 });
    const counts = await Promise.all(hits.map(({ key }) => limiter.count(key)));
    expect(counts).toEqual([2, 2, 1]);
  });

  it('says when to retry, whatever the process’s clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const anHour = { max: 1, windowSeconds: 3600 };
    await limiter.take('wait', anHour);
    const refused = await limiter.take('wait', anHour).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
    const { retryAfterSeconds } = refused as Failure;
    expect(retryAfterSeconds).toBeGreaterThan(3300);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
  });

  it('forgets what is refunded or cleared', async () => {
    for (let count = 0; count < 3; count += 1) await passes('back');
    await limiter.refund('back');
    expect([await passes('back'), await passes('back')]).toEqual([true, false]);
    await limiter.clear('back');
    expect(await passes('back')).toBe(true);
  });

  it('only sweeps windows that have ended', async () => {
    await passes('ended');
    await passes('open');
    await endWindow('ended');
    await limiter.sweep();
    const { rows } = await database.run(`select key from rate_windows where key in ('ended', 'open')`);
    expect(rows).toEqual([{ key: 'open' }]);
  });

  it('sweeps any number of them, in batches', async () => {
    await database.run(
      `insert into rate_windows (key, hits, ends_at)
       select 'old:' || g, 1, now() - interval '1 hour' from generate_series(1, 2500) g`,
    );
    expect(await deleteEndedWindows(database.db)).toBe(1_000);
    await limiter.sweep();
    expect((await database.run(`select key from rate_windows where key like 'old:%'`)).rows).toEqual([]);
  });
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('treats a /64 of IPv6 as one address: %s', (address, key) => expect(addressKey(address)).toBe(key));
});
