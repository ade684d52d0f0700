import { describe, expect, it } from 'vitest';
import { ADDRESS_FORM, isFiltered, queryOf } from '#domains/councils/web/list/list-address.ts';

const read = (query: string) => ADDRESS_FORM.read(new URLSearchParams(query));

describe('the address of the list of councils', () => {
  it('ignores unknown values', () => {
    expect(read('search=mangrove&location=Dakar&sdg=14&sort=members')).toEqual({
      search: 'mangrove',
      location: 'Dakar',
      sdg: 14,
      sort: 'members',
    });
    expect(read('sdg=18&sort=loudest&isApproved=false')).toEqual({});
  });

  it('round-trips', () => {
    const query = 'search=swamp+%26+sea&sdg=13&sort=title';
    expect(ADDRESS_FORM.write(read(query))).toBe(query);
    expect(ADDRESS_FORM.write({ sort: 'impacts' })).toBe('');
  });

  it('asks for approved councils, most impacts first', () => {
    expect(queryOf({})).toEqual({ isApproved: true, sort: 'impacts' });
  });

  it('keeps the order when filters are cleared', () => {
    const filters = read('sdg=5&sort=oldest');
    expect(isFiltered(filters)).toBe(true);
    expect(ADDRESS_FORM.cleared(filters)).toEqual({ sort: 'oldest' });
    expect(isFiltered(ADDRESS_FORM.cleared(filters))).toBe(false);
  });
});
