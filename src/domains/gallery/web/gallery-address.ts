/** The gallery's filters in the URL; unknown values are ignored. */
import type { ListGalleryData } from '#generated/types.gen.ts';
import { readChoice, readId, readWhole } from '#platform/browser/address-values.ts';
import type { AddressForm } from '#platform/browser/use-list-address.ts';

export type GalleryFilters = Omit<NonNullable<ListGalleryData['query']>, 'page' | 'page_size' | 'cursor'>;

/** The id of the open picture. */
export const PICTURE = 'picture';

function readFilters(params: URLSearchParams): GalleryFilters {
  const model = params.get('model') === 'user' ? 'user' : 'Impact';
  const filters: GalleryFilters = {
    model,
    // Only impacts have a goal and a year.
    sdg: model === 'Impact' ? readWhole(params, 'sdg', 1, 17) : undefined,
    impactYear: model === 'Impact' ? readWhole(params, 'impactYear', 2000, 2100) : undefined,
    userId: readId(params, 'userId'),
    sort: readChoice(params, 'sort', ['oldest']),
  };
  // Leave unset filters out, or the query keys would differ.
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(set), model };
}

function writeFilters(filters: GalleryFilters): string {
  const entries = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === 'newest' || value === 'Impact' ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(entries).toString();
}

export const GALLERY_FORM: AddressForm<GalleryFilters, never> = {
  read: readFilters,
  write: writeFilters,
  words: [],
  cleared: ({ sort }) => ({ model: 'Impact', ...(sort && { sort }) }),
};

export const isFiltered = ({ sdg, impactYear, userId, model }: GalleryFilters): boolean =>
  sdg !== undefined || impactYear !== undefined || userId !== undefined || model === 'user';
