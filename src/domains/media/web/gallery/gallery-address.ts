/** The filters of the gallery, as they stand in the address: what is not one of ours is not asked for. */
import type { ListGalleryData } from '../../../../../generated/types.gen.ts';
import { readChoice, readId, readWhole } from '../../../../platform/browser/address-values.ts';
import type { AddressForm } from '../../../../platform/browser/use-list-address.ts';

export type GalleryFilters = Omit<NonNullable<ListGalleryData['query']>, 'page' | 'page_size' | 'cursor'>;

/** Names the picture that is looked at. */
export const PICTURE = 'picture';

function readFilters(params: URLSearchParams): GalleryFilters {
  const model = params.get('model') === 'user' ? 'user' : 'Impact';
  const filters: GalleryFilters = {
    model,
    // A goal and a year are those of an impact.
    sdg: model === 'Impact' ? readWhole(params, 'sdg', 1, 17) : undefined,
    impactYear: model === 'Impact' ? readWhole(params, 'impactYear', 2000, 2100) : undefined,
    userId: readId(params, 'userId'),
    sort: readChoice(params, 'sort', ['oldest']),
  };
  // Query keys compare what is there: a filter that is not set must not be.
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
