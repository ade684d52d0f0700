import { describe, expect, it } from 'vitest';
import { isFiltered, queryOf, readFilters, writeFilters } from '#domains/opportunities/web/list/list-address.ts';

const TYPE = '0190a000-0000-7000-8000-000000000001';
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the scholarships address', () => {
  it('defaults to open ones, nearest deadline first', () => {
    expect(read('')).toEqual({});
    expect(queryOf({})).toEqual({ open: true, sort: 'deadline' });
    expect(isFiltered({})).toBe(false);
  });

  it('can ask for closed ones or all', () => {
    expect(queryOf(read('open=closed'))).toMatchObject({ open: false });
    expect(queryOf(read('open=any'))).not.toHaveProperty('open');
  });

  it('round-trips every filter', () => {
    const query = `search=reef&owner=${TYPE}&type=${TYPE}&category=${TYPE}&sdg=14&unlocked=false&open=any&deadlineFrom=2025-11-01&deadlineTo=2025-11-30&sort=points`;
    const filters = read(query);
    expect(filters).toEqual({
      search: 'reef',
      owner: TYPE,
      type: TYPE,
      category: TYPE,
      sdg: 14,
      unlocked: false,
      open: 'any',
      deadlineFrom: '2025-11-01',
      deadlineTo: '2025-11-30',
      sort: 'points',
    });
    expect(writeFilters(filters)).toBe(query);
  });

  it('ignores invalid values', () => {
    expect(
      read('type=tree&sdg=18&unlocked=yes&open=maybe&deadlineFrom=2025-02-30&deadlineTo=soon&sort=loudest&page=3'),
    ).toEqual({});
  });

  it('does not count the order as a filter', () => {
    expect(isFiltered(read('sort=newest'))).toBe(false);
    expect(isFiltered(read('open=any'))).toBe(true);
  });
});
