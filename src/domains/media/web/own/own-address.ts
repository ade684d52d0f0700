/** The filters of “My files” in the URL. */
import type { ListMyMediaData } from '#generated/types.gen.ts';
import { readChoice } from '#platform/browser/address-values.ts';
import type { AddressForm } from '#platform/browser/use-list-address.ts';

export type OwnFilters = Pick<NonNullable<ListMyMediaData['query']>, 'kind' | 'isUsed' | 'sort'>;

function readFilters(params: URLSearchParams): OwnFilters {
  const isUsed = readChoice(params, 'isUsed', ['true', 'false']);
  const filters: OwnFilters = {
    kind: readChoice(params, 'kind', ['picture', 'document']),
    isUsed: isUsed && isUsed === 'true',
    sort: readChoice(params, 'sort', ['oldest', 'largest']),
  };
  // Leave unset filters out, or the query keys would differ.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

function writeFilters(filters: OwnFilters): string {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === 'newest' ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}

export const OWN_FORM: AddressForm<OwnFilters, never> = {
  read: readFilters,
  write: writeFilters,
  words: [],
  cleared: ({ sort }) => (sort ? { sort } : {}),
};

export const isFiltered = ({ sort: _, ...filters }: OwnFilters): boolean => Object.keys(filters).length > 0;
