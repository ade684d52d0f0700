import { choice, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const REQUEST_STATES = [
  { value: 'requested', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'denied', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

export const requestFilters = declareFilters({
  /** This part of the council's page. */
  part: choice([{ value: 'requests', label: 'Requests' }], { stays: true }),
  search: text('Search', { placeholder: 'Name' }),
  state: choice([{ value: 'any', label: 'All' }, ...REQUEST_STATES], {
    label: 'Status',
    usual: 'requested',
    stays: true,
    className: 'sm:w-44',
  }),
});
