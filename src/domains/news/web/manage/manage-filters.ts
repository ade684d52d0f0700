import { choice, optionsOf, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { STATE_NAMES, TYPE_NAMES } from '../names.ts';

const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
] as const;

export const AHEAD_SORTS = [
  { value: 'newest', label: 'Latest first' },
  { value: 'oldest', label: 'Soonest first' },
  { value: 'title', label: 'By title' },
];

export const manageFilters = declareFilters({
  search: text('Search', { placeholder: 'Search by title, author or text' }),
  state: { ...choice(optionsOf(STATE_NAMES), { stays: true }), isView: true },
  typeArticle: choice(optionsOf(TYPE_NAMES), {
    param: 'type',
    label: 'Type',
    placeholder: 'All types',
    className: 'sm:w-44',
  }),
  /** Scheduled articles are listed like a calendar, soonest first. */
  sort: order(SORTS, ({ state }) => (state === 'scheduled' ? 'oldest' : 'newest'), { className: 'sm:w-44' }),
});
