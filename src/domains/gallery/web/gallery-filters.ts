import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { choice, id, number, order, year, yearsSince } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';

const FIRST_YEAR = 2015;

export const galleryFilters = declareFilters({
  model: choice(
    [
      { value: 'Impact', label: 'Impacts' },
      { value: 'user', label: 'People' },
    ],
    { label: 'Pictures of', usual: 'Impact' },
  ),
  // Only impacts have a goal and a year.
  sdg: number(GOAL_OPTIONS, {
    label: 'Goal',
    placeholder: 'All goals',
    className: 'min-w-0 sm:max-w-64',
    when: ({ model }) => model === 'Impact',
  }),
  impactYear: year(yearsSince(FIRST_YEAR), {
    label: 'Year',
    placeholder: 'All years',
    when: ({ model }) => model === 'Impact',
  }),
  userId: id(),
  sort: order(
    [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
    ],
    'newest',
  ),
});

export type GalleryValues = ValuesOf<typeof galleryFilters>;
