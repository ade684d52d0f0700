import { describe, expect, it } from 'vitest';
import { isFiltered, readFilters, writeFilters } from '#domains/impacts/web/list/list-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the URL', () => {
  it('survive a round trip', () => {
    const filters = { search: 'repair café', impactYear: 2024, sdg: 13, isFeatured: true, sort: 'mostLiked' } as const;
    expect(read(writeFilters(filters))).toEqual(filters);
  });

  it('are dropped when invalid', () => {
    expect(read('impactYear=1e3&sdg=18&eventType=tree&isFeatured=maybe&sort=loudest&search=%20&trees')).toEqual({});
  });

  it('leave the URL empty without any', () => {
    expect(writeFilters({ search: '', sort: 'newest' })).toBe('');
  });

  it('are cut to the API’s limit', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });

  it('do not include the order', () => {
    expect(isFiltered(read('sort=oldest'))).toBe(false);
    expect(isFiltered(read('sort=oldest&sdg=1'))).toBe(true);
  });
});
