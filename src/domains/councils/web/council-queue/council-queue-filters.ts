import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { choice, number, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const councilQueueFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text('Search', { placeholder: 'Title or location' }),
  sdg: number(GOAL_OPTIONS, { label: 'Goal', placeholder: 'Any goal', className: 'sm:w-44' }),
  state: choice(
    [
      { value: 'pending', label: 'Awaiting approval' },
      { value: 'approved', label: 'Public' },
      { value: 'declined', label: 'Declined' },
    ],
    { label: 'State', placeholder: 'Any state', className: 'sm:w-44', when: ({ view }) => view === 'all' },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: 'Oldest first' },
      { value: 'newest', label: 'Newest first' },
      { value: 'title', label: 'By title' },
      { value: 'members', label: 'Most members first' },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:w-44' },
  ),
});
