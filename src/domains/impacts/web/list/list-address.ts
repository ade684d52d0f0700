/** The public list's filters in the URL; unknown parameters are ignored. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ListImpactsData } from '#generated/types.gen.ts';
import { readChoice, readId, readText, readWhole } from '#platform/browser/address-values.ts';

export type ListFilters = Pick<
  NonNullable<ListImpactsData['query']>,
  'search' | 'impactYear' | 'sdg' | 'eventType' | 'location' | 'isFeatured' | 'sort'
>;

export type ListSort = NonNullable<ListFilters['sort']>;

export function readFilters(params: URLSearchParams): ListFilters {
  const filters: ListFilters = {
    search: readText(params, 'search', searchBounds.maxLength),
    impactYear: readWhole(params, 'impactYear', 2000, 2100),
    sdg: readWhole(params, 'sdg', 1, 17),
    eventType: readId(params, 'eventType'),
    location: readText(params, 'location', searchBounds.maxLength),
    isFeatured: params.get('isFeatured') === 'true' || undefined,
    sort: readChoice(params, 'sort', ['oldest', 'mostLiked']),
  };
  // Unset filters must be absent, or query keys would differ.
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

export function writeFilters(filters: ListFilters): string {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === 'newest' ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}

export const isFiltered = ({ sort: _, ...filters }: ListFilters): boolean => Object.keys(filters).length > 0;
