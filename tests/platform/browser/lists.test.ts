/** The addresses of every list. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userFilters } from '#domains/administration/web/users/user-filters.ts';
import { councilFilters } from '#domains/councils/web/list/council-filters.ts';
import { galleryFilters } from '#domains/gallery/web/gallery-filters.ts';
import { reviewFilters } from '#domains/impacts/web/queue/review-filters.ts';
import { manageFilters } from '#domains/news/web/manage/manage-filters.ts';
import { queryOf, scholarshipFilters } from '#domains/opportunities/web/list/scholarship-filters.ts';
import {
  changeFilters,
  clearFilters,
  type Fields,
  isFiltered,
  readFilters,
  type ValuesOf,
  writeFilters,
} from '#platform/browser/lists/filters.ts';
import { momentsOf } from '#platform/browser/page/local-days.ts';
import { LISTS } from './declared-lists.ts';

const read = <F extends Fields>(fields: F, query: string) => readFilters(fields, new URLSearchParams(query));
const write = <F extends Fields>(fields: F, values: ValuesOf<F>) => writeFilters(fields, values).toString();

describe.each(Object.entries(LISTS))(
  'the address of the list of %s',
  (_, { fields, usual, kept, invalid, cleared }) => {
    it('is empty for the usual list', () => {
      expect(read(fields, '')).toEqual(usual);
      expect(write(fields, read(fields, ''))).toBe('');
      expect(isFiltered(fields, read(fields, ''))).toBe(false);
    });

    it('survives a reload', () => {
      for (const query of kept) expect(write(fields, read(fields, query))).toBe(query);
    });

    it('ignores invalid values', () => {
      for (const query of invalid) expect(write(fields, read(fields, query)), query).toBe('');
    });

    it('keeps the view and the order when filters are cleared', () => {
      const [from, to] = cleared;
      const values = read(fields, from);
      expect(isFiltered(fields, values)).toBe(true);
      expect(write(fields, clearFilters(fields, values))).toBe(to);
      expect(isFiltered(fields, clearFilters(fields, values))).toBe(false);
    });
  },
);

describe('filters', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('offer a year that has begun since their code was loaded', () => {
    const yearsAt = (moment: string) => {
      vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
      expect(read(galleryFilters, 'impactYear=2100').impactYear).toBeUndefined();
      return [galleryFilters, reviewFilters].map(({ impactYear }) => impactYear.options?.[0]?.value);
    };
    expect(yearsAt('2031-12-31T09:00:00Z')).toEqual(['2031', '2031']);
    // The first time zone in which 2032 has begun is that of Kiritimati.
    expect(yearsAt('2031-12-31T10:01:00Z')).toEqual(['2032', '2032']);
    expect(read(galleryFilters, 'impactYear=2032')).toMatchObject({ impactYear: 2032 });
  });

  it('name no value that isn’t set, since query keys compare by property', () => {
    const values = changeFilters(councilFilters, read(councilFilters, 'search=reef&sdg=14'), {
      search: '',
      sdg: undefined,
    });
    expect(Object.keys(values)).toEqual(['view', 'sort']);
  });

  it('that apply to one kind go with it', () => {
    const values = changeFilters(galleryFilters, read(galleryFilters, 'sdg=13&sort=oldest'), { model: 'user' });
    expect(values).toEqual({ model: 'user', sort: 'oldest' });
  });

  it('list scheduled articles soonest first, unless told otherwise', () => {
    const values = changeFilters(manageFilters, read(manageFilters, 'state=live&sort=title'), { state: 'scheduled' });
    expect(values).toEqual({ state: 'scheduled', sort: 'oldest' });
    expect(write(manageFilters, values)).toBe('state=scheduled');
  });

  it('ask for open scholarships, closed ones or all', () => {
    const asked = (query: string) => queryOf(read(scholarshipFilters, query));
    expect(asked('')).toEqual({ open: true, sort: 'deadline' });
    expect(asked('open=closed')).toMatchObject({ open: false });
    expect(asked('open=any')).not.toHaveProperty('open');
  });

  it('cut words to what the call takes', () => {
    expect(read(councilFilters, `search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });

  it('that views share are kept when the view changes, not the others and the order', () => {
    const turn = (query: string, view: 'all' | 'waiting' | 'new') =>
      write(reviewFilters, changeFilters(reviewFilters, read(reviewFilters, query), { view }));
    expect(turn('search=hedge&sdg=4&appeals=only&sort=newest', 'all')).toBe('view=all&search=hedge&sdg=4');
    expect(turn('view=all&search=hedge&state=declined&sort=oldest', 'waiting')).toBe('search=hedge');
    expect(turn('sort=newest', 'new')).toBe('view=new');
  });
});

describe('a period of days', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is sent in the reader’s time zone, both included', () => {
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    const { from = '', to = '' } = momentsOf(read(userFilters, 'from=2026-03-02&to=2026-03-02'));
    expect([from, to]).toEqual(['2026-03-01T18:15:00.000Z', '2026-03-02T18:15:00.000Z']);
  });
});
