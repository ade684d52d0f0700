import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { checkbox, id, number, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { impactYear } from '../years.ts';

export const impactFilters = declareFilters({
  search: text('Search'),
  impactYear,
  sdg: number(GOAL_OPTIONS, { label: 'Goal', placeholder: 'All goals' }),
  eventType: id({ label: 'Kind', placeholder: 'All kinds' }),
  location: text('Place'),
  isFeatured: checkbox('Featured only', { className: 'self-end sm:max-lg:pb-2.5' }),
  sort: order(
    [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'mostLiked', label: 'Most liked' },
    ],
    'newest',
  ),
});
