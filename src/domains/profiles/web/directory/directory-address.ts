/** The directory's filters in the URL; unknown values are ignored. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ListUsersData, Role } from '#generated/types.gen.ts';
import { readChoice, readText } from '#platform/browser/address-values.ts';
import type { AddressForm, ListAddress } from '#platform/browser/use-list-address.ts';

type Query = NonNullable<ListUsersData['query']>;
type DirectorySort = NonNullable<Query['sort']>;

export type DirectoryFilters = Pick<Query, 'search' | 'role' | 'sort'>;
export type DirectoryAddress = ListAddress<DirectoryFilters, 'search'>;

export const DEFAULT_SORT: DirectorySort = 'newest';

export const SORTS: readonly { value: DirectorySort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Longest-standing first' },
  { value: 'name', label: 'By name' },
  { value: 'points', label: 'Most points first' },
];

export const ROLE_OPTIONS: readonly { value: Role; label: string }[] = [
  { value: 'Member', label: 'Members' },
  { value: 'Partner', label: 'Partners' },
  { value: 'Judge', label: 'Judges' },
  { value: 'Admin', label: 'Admins' },
];

function readFilters(params: URLSearchParams): DirectoryFilters {
  const filters = {
    search: readText(params, 'search', searchBounds.maxLength),
    role: readChoice(
      params,
      'role',
      ROLE_OPTIONS.map(({ value }) => value),
    ),
    sort: readChoice(
      params,
      'sort',
      SORTS.map(({ value }) => value).filter((value) => value !== DEFAULT_SORT),
    ),
  };
  // Leave unset filters out, or the query keys would differ.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

function writeFilters(filters: DirectoryFilters): string {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === DEFAULT_SORT ? [] : [[name, value]],
  );
  return new URLSearchParams(entries).toString();
}

export const isFiltered = ({ sort: _, ...filters }: DirectoryFilters): boolean => Object.keys(filters).length > 0;

export const ADDRESS_FORM: AddressForm<DirectoryFilters, 'search'> = {
  read: readFilters,
  write: writeFilters,
  words: ['search'],
  cleared: ({ sort }) => (sort ? { sort } : {}),
};
