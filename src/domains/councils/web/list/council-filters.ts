import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { number, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const councilFilters = declareFilters({
  search: text('Search'),
  location: text('Place'),
  sdg: number(GOAL_OPTIONS, { label: 'Goal', placeholder: 'All goals' }),
  sort: order(
    [
      { value: 'impacts', label: 'Most impacts first' },
      { value: 'members', label: 'Most members first' },
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'title', label: 'By title' },
    ],
    'impacts',
  ),
});
