import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasText, makeXorFilter } from '#platform/server/xor-filter.ts';

/** The same texts in every run. */
const textsOf = (seed: string, count: number) =>
  Array.from({ length: count }, (_, number) => createHash('sha256').update(`${seed} ${number}`).digest('base64url'));

describe('a filter', () => {
  it.each([0, 1, 2, 3, 10_000])('of %i texts has them all', (count) => {
    const texts = textsOf('in', count);
    const filter = makeXorFilter(texts);
    expect(texts.filter((text) => !hasText(filter, text))).toEqual([]);
    expect(filter.fingerprints.length).toBeLessThanOrEqual(1.23 * count + 35);
  });

  it('has few others', () => {
    const filter = makeXorFilter(textsOf('in', 1_000));
    const wrong = textsOf('out', 200_000).filter((text) => hasText(filter, text));
    // One in 65,536 is expected.
    expect(wrong.length).toBeLessThan(20);
  });

  it('is the same for the same texts', () => {
    const texts = textsOf('in', 100);
    expect(makeXorFilter(texts)).toEqual(makeXorFilter(texts));
  });
});
