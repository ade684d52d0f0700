/** The public list's filters in the address. Unknown values are ignored. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ListOpportunitiesData } from '#generated/types.gen.ts';
import { readChoice, readDay, readId, readText, readWhole } from '#platform/browser/address-values.ts';
import type { AddressForm, ListAddress } from '#platform/browser/use-list-address.ts';

type Query = NonNullable<ListOpportunitiesData['query']>;

export type ListSort = NonNullable<Query['sort']>;

export type ListFilters = Pick<
  Query,
  'search' | 'owner' | 'type' | 'category' | 'sdg' | 'unlocked' | 'deadlineFrom' | 'deadlineTo' | 'sort'
> & {
  /** Unset means open for applications. */
  open?: 'any' | 'closed';
};

export type ScholarshipsAddress = ListAddress<ListFilters, 'search'>;

const DEFAULT_SORT: ListSort = 'deadline';

export const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: 'deadline', label: 'Closing soonest' },
  { value: 'points', label: 'Fewest points' },
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'By title' },
];

export function readFilters(params: URLSearchParams): ListFilters {
  const sorts = SORTS.map(({ value }) => value).filter((value) => value !== DEFAULT_SORT);
  const unlocked = readChoice(params, 'unlocked', ['true', 'false']);
  const filters = {
    search: readText(params, 'search', searchBounds.maxLength),
    owner: readId(params, 'owner'),
    type: readId(params, 'type'),
    category: readId(params, 'category'),
    sdg: readWhole(params, 'sdg', 1, 17),
    unlocked: unlocked && unlocked === 'true',
    open: readChoice(params, 'open', ['any', 'closed']),
    deadlineFrom: readDay(params, 'deadlineFrom'),
    deadlineTo: readDay(params, 'deadlineTo'),
    sort: readChoice(params, 'sort', sorts),
  };
  // Query keys compare by property, so unset filters must be absent.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export function writeFilters(filters: ListFilters): string {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === DEFAULT_SORT ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}

export function queryOf({ open, sort = DEFAULT_SORT, ...filters }: ListFilters): Query {
  return { ...filters, ...(open !== 'any' && { open: open === undefined }), sort };
}

export const isFiltered = ({ sort: _, ...filters }: ListFilters): boolean => Object.keys(filters).length > 0;

export const ADDRESS_FORM: AddressForm<ListFilters, 'search'> = {
  read: readFilters,
  write: writeFilters,
  words: ['search'],
  cleared: ({ sort }) => (sort ? { sort } : {}),
};
