import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryOf, userAddress } from '#domains/administration/web/users/users-address.ts';

const read = (search: string) => queryOf(userAddress.read(new URLSearchParams(search)), 1);

describe('the joined dates of a filter', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Kathmandu');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('are sent in the reader’s time zone, both included', () => {
    const joined = new Date('2026-03-01T21:15:00.000Z');
    expect(joined.getDate()).toBe(2);
    const { from = '', to = '' } = read('from=2026-03-02&to=2026-03-02');
    expect([from, to]).toEqual(['2026-03-01T18:15:00.000Z', '2026-03-02T18:15:00.000Z']);
    expect(new Date(from) <= joined && joined < new Date(to)).toBe(true);
  });

  it('are dates in the URL', () => {
    const filters = userAddress.read(new URLSearchParams('from=2026-03-02'));
    expect(userAddress.write(filters)).toContainEqual(['from', '2026-03-02']);
    expect(read('from=tomorrow')).not.toHaveProperty('from');
  });
});
