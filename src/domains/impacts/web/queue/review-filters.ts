import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { checkbox, choice, id, number, order, text, view, year } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { reviewYears } from '../../model.ts';

export const reviewFilters = declareFilters({
  view: view('waiting', 'new', 'all', 'mine'),
  search: text('Search', { placeholder: 'Title, text or name' }),
  impactYear: year(reviewYears, { param: 'year', label: 'Year', placeholder: 'Any year', className: 'sm:w-36' }),
  sdg: number(GOAL_OPTIONS, { label: 'Goal', placeholder: 'Any goal', className: 'sm:w-44' }),
  eventType: id({ label: 'Kind', placeholder: 'Any kind', className: 'sm:w-44' }),
  state: choice(
    [
      { value: 'pending', label: 'Pending' },
      { value: 'verified', label: 'Verified' },
      { value: 'declined', label: 'Declined' },
    ],
    { label: 'State', placeholder: 'Any state', className: 'sm:w-40', when: ({ view }) => view === 'all' },
  ),
  /** Pending work oldest first, decided work newest first. */
  sort: order(
    [
      { value: 'oldest', label: 'Oldest first' },
      { value: 'newest', label: 'Newest first' },
    ],
    ({ view }) => (view === 'waiting' || view === 'new' ? 'oldest' : 'newest'),
    { className: 'sm:w-40' },
  ),
  isAppeal: checkbox('Appeals only', {
    param: 'appeals',
    written: 'only',
    className: 'pb-2.5',
    when: ({ view }) => view === 'waiting',
  }),
});

export type ReviewValues = ValuesOf<typeof reviewFilters>;
