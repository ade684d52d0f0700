import { choice, optionsOf, order, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { KIND_LABELS } from '../state-names.ts';

export const reportFilters = declareFilters({
  view: view('waiting', 'all'),
  kind: choice(optionsOf(KIND_LABELS), { label: 'About', placeholder: 'Anything', className: 'sm:w-44' }),
  stage: choice(
    [
      { value: 'appealed', label: 'Under appeal' },
      { value: 'decided', label: 'Decided' },
    ],
    { label: 'State', placeholder: 'Any state', className: 'sm:w-44', when: ({ view }) => view === 'all' },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: 'Oldest first' },
      { value: 'newest', label: 'Newest first' },
      { value: 'most_reported', label: 'Most reported first' },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:w-52' },
  ),
});
