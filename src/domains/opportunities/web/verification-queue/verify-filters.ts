import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { choice, id, number, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { OPPORTUNITY_STATES } from '../state-names.ts';

export const verifyFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text('Search', { placeholder: 'Title or location' }),
  type: id({ label: 'Type', placeholder: 'Any type', className: 'sm:w-40' }),
  category: id({ label: 'Category', placeholder: 'Any category', className: 'sm:w-44' }),
  sdg: number(GOAL_OPTIONS, { label: 'Goal', placeholder: 'Any goal', className: 'sm:w-40' }),
  state: choice(OPPORTUNITY_STATES, {
    label: 'State',
    placeholder: 'Any state',
    className: 'sm:w-44',
    when: ({ view }) => view === 'all',
  }),
  shelf: choice(
    [
      { value: 'featured', label: 'Featured' },
      { value: 'hidden', label: 'Hidden' },
    ],
    { label: 'Featured or hidden', placeholder: 'All', className: 'sm:w-32', when: ({ view }) => view === 'all' },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: 'Oldest first' },
      { value: 'newest', label: 'Newest first' },
      { value: 'deadline', label: 'Earliest deadline first' },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:w-40' },
  ),
});

export type VerifyValues = ValuesOf<typeof verifyFilters>;
