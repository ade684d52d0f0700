import { choice, id, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { APPLICATION_STATES } from '../application-texts.ts';
import { OpportunityChoice } from './opportunity-choice.tsx';

export const applicationFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text('Search', { placeholder: 'Name' }),
  opportunityId: id({ param: 'opportunity', control: OpportunityChoice, stays: true, className: 'sm:w-80' }),
  state: choice(APPLICATION_STATES, {
    label: 'State',
    placeholder: 'Any state',
    className: 'sm:w-48',
    when: ({ view }) => view === 'all',
  }),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: 'Oldest first' },
      { value: 'newest', label: 'Newest first' },
      { value: 'points', label: 'Most points first' },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:w-48' },
  ),
});

export type ApplicationsValues = ValuesOf<typeof applicationFilters>;
