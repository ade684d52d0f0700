/** The public list's filters in the address. Unknown values are ignored. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ListCouncilsData } from '#generated/types.gen.ts';
import { readChoice, readText, readWhole } from '#platform/browser/address-values.ts';
import type { AddressForm, ListAddress } from '#platform/browser/use-list-address.ts';

type Query = NonNullable<ListCouncilsData['query']>;

export type ListSort = NonNullable<Query['sort']>;
export type ListFilters = Pick<Query, 'search' | 'location' | 'sdg' | 'sort'>;
export type CouncilsAddress = ListAddress<ListFilters, 'search' | 'location'>;

const DEFAULT_SORT: ListSort = 'impacts';

export const SORTS: readonly { value: ListSort; label: string }[] = [
  { value: 'impacts', label: 'Most impacts first' },
  { value: 'members', label: 'Most members first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
];

function readFilters(params: URLSearchParams): ListFilters {
  const sorts = SORTS.map(({ value }) => value).filter((value) => value !== DEFAULT_SORT);
  const filters = {
    search: readText(params, 'search', searchBounds.maxLength),
    location: readText(params, 'location', searchBounds.maxLength),
    sdg: readWhole(params, 'sdg', 1, 17),
    sort: readChoice(params, 'sort', sorts),
  };
  // Query keys compare by property, so unset filters must be absent.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

function writeFilters(filters: ListFilters): string {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === DEFAULT_SORT ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}

/** Approved councils only, even for admins and owners. */
export const queryOf = ({ sort = DEFAULT_SORT, ...filters }: ListFilters): Query => ({
  ...filters,
  sort,
  isApproved: true,
});

export const isFiltered = ({ sort: _, ...filters }: ListFilters): boolean => Object.keys(filters).length > 0;

export const ADDRESS_FORM: AddressForm<ListFilters, 'search' | 'location'> = {
  read: readFilters,
  write: writeFilters,
  words: ['search', 'location'],
  cleared: ({ sort }) => (sort ? { sort } : {}),
};
