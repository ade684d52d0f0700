import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { choice, id, number, order, year, yearsSince } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';

const FIRST_YEAR = 2015;

export const galleryFilters = declareFilters({
  model: choice(
    [
      { value: 'Impact', label: say('gallery.galleryFilters.impacts') },
      { value: 'user', label: say('gallery.galleryFilters.people') },
    ],
    { label: say('gallery.galleryFilters.picturesOf'), usual: 'Impact' },
  ),
  // Only impacts have a goal and a year.
  sdg: number(goalOptions(), {
    label: say('gallery.galleryFilters.goal'),
    placeholder: say('gallery.galleryFilters.allGoals'),
    className: 'min-w-0 sm:max-w-64',
    when: ({ model }) => model === 'Impact',
  }),
  impactYear: year(yearsSince(FIRST_YEAR), {
    label: say('gallery.galleryFilters.year'),
    placeholder: say('gallery.galleryFilters.allYears'),
    when: ({ model }) => model === 'Impact',
  }),
  userId: id(),
  sort: order(
    [
      { value: 'newest', label: say('gallery.galleryFilters.newestFirst') },
      { value: 'oldest', label: say('gallery.galleryFilters.oldestFirst') },
    ],
    'newest',
  ),
});

export type GalleryValues = ValuesOf<typeof galleryFilters>;
