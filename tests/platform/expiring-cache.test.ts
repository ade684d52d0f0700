import { expect, it } from 'vitest';
import { ExpiringCache } from '#platform/server/expiring-cache.ts';

it('lets go of what has expired when something else comes', () => {
  const clock = { ms: 5_000 };
  const cache = new ExpiringCache<string, string>({
    max: 10,
    ttl: 1_000,
    ttlResolution: 0,
    perf: { now: () => clock.ms },
  });
  cache.set('first', 'one');
  clock.ms += 600;
  cache.set('second', 'two');
  clock.ms += 600;
  cache.set('third', 'three');
  expect([...cache.rkeys()], 'the first was read no more').toEqual(['second', 'third']);
  clock.ms += 1_001;
  expect(cache.size, 'nothing came since').toBe(2);
  cache.set('fourth', 'four');
  expect(cache.size).toBe(1);
  expect(cache.get('fourth')).toBe('four');
});
