/** The address of every list. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userFilters } from '#domains/administration/web/users/user-filters.ts';
import { councilQueueFilters } from '#domains/councils/web/council-queue/council-queue-filters.ts';
import { councilFilters } from '#domains/councils/web/list/council-filters.ts';
import { requestFilters } from '#domains/councils/web/request-queue/request-filters.ts';
import { reviewFilters } from '#domains/impacts/web/queue/review-filters.ts';
import { applicationFilters } from '#domains/opportunities/web/application-queue/applications-filters.ts';
import { verifyFilters } from '#domains/opportunities/web/verification-queue/verify-filters.ts';
import {
  changeFilters,
  clearFilters,
  type Fields,
  isFiltered,
  readFilters,
  type ValuesOf,
  writeFilters,
} from '#platform/browser/lists/filters.ts';
import { momentsOf } from '#platform/browser/local-days.ts';

const ID = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';

const read = <F extends Fields>(fields: F, query: string) => readFilters(fields, new URLSearchParams(query));
const write = <F extends Fields>(fields: F, values: ValuesOf<F>) => writeFilters(fields, values).toString();

interface Declared {
  fields: Fields;
  /** What no parameters mean. */
  usual: object;
  /** Addresses that people have links to, as they're written. */
  kept: readonly string[];
  /** Each is ignored. */
  invalid: readonly string[];
  /** An address, and what is left of it when its filters are cleared. */
  cleared: readonly [from: string, to: string];
}

const LISTS: Record<string, Declared> = {
  councils: {
    fields: councilFilters,
    usual: { sort: 'impacts' },
    kept: ['search=swamp+%26+sea&location=Dakar&sdg=14&sort=members'],
    invalid: ['sdg=18', 'sort=loudest', 'sort=impacts', 'isApproved=false', 'search=%20', 'page=3'],
    cleared: ['location=Dakar&sdg=5&sort=oldest', 'sort=oldest'],
  },
  'councils to decide': {
    fields: councilQueueFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: ['search=sea&sdg=14&sort=members', 'view=all&state=declined&sort=oldest'],
    invalid: ['view=mine', 'state=declined', 'sort=oldest', 'sdg=1e1'],
    cleared: ['view=all&search=sea&sdg=14&state=pending&sort=title', 'view=all&sort=title'],
  },
  'requests to join': {
    fields: requestFilters,
    usual: { state: 'requested' },
    kept: ['part=requests&search=kwame&state=any', 'part=requests&state=denied'],
    invalid: ['part=about', 'state=requested', 'state=nothing'],
    cleared: ['part=requests&search=kwame&state=any', 'part=requests&state=any'],
  },
  'impacts to review': {
    fields: reviewFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: [
      'search=hedge&year=2025&sdg=13&appeals=only&sort=newest',
      `view=all&eventType=${ID}&state=declined`,
      'view=mine&sort=oldest',
    ],
    invalid: ['view=nothing', 'year=1999', 'sdg=18', 'sdg=013', 'eventType=x', 'state=declined', 'appeals=none'],
    cleared: ['view=all&search=hedge&state=declined&sort=oldest', 'view=all&sort=oldest'],
  },
  applications: {
    fields: applicationFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: [`search=kwame&opportunity=${ID}&sort=points`, `view=all&opportunity=${ID}&state=auto-accepted&sort=oldest`],
    invalid: ['state=denied', 'opportunity=me', 'sort=best'],
    cleared: [`view=all&search=kwame&opportunity=${ID}&state=denied`, `view=all&opportunity=${ID}`],
  },
  'opportunities to verify': {
    fields: verifyFilters,
    usual: { view: 'waiting', sort: 'oldest' },
    kept: [`search=reef&type=${ID}&category=${ID}&sdg=14&sort=deadline`, 'view=all&state=declined&shelf=hidden'],
    invalid: ['state=declined', 'shelf=hidden', 'type=tree', 'category=1'],
    cleared: ['view=all&search=reef&shelf=featured', 'view=all'],
  },
  users: {
    fields: userFilters,
    usual: { sort: 'newest' },
    kept: [`search=nowak&person=${ID}&role=Judge&status=inactive&from=2026-03-02&to=2026-03-04&sort=last_seen`],
    invalid: ['role=Guest', 'status=gone', 'from=2026-02-30', 'to=tomorrow', 'person=me'],
    cleared: [`person=${ID}&role=Judge&sort=email`, 'sort=email'],
  },
};

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
  it('name no value that isn’t set, since query keys compare by property', () => {
    const values = changeFilters(councilFilters, read(councilFilters, 'search=reef&sdg=14'), {
      search: '',
      sdg: undefined,
    });
    expect(Object.keys(values)).toEqual(['sort']);
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
