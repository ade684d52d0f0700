import { say } from '#languages/say.ts';
import { choice, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const REQUEST_STATES = [
  { value: 'requested', label: say('councils.requestFilters.pending') },
  { value: 'accepted', label: say('councils.requestFilters.accepted') },
  { value: 'denied', label: say('councils.requestFilters.declined') },
  { value: 'withdrawn', label: say('councils.requestFilters.withdrawn') },
] as const;

export const requestFilters = declareFilters({
  /** This part of the council's page. */
  part: choice([{ value: 'requests', label: say('councils.requestFilters.requests') }], { stays: true }),
  search: text(say('councils.requestFilters.search'), { placeholder: say('councils.requestFilters.name') }),
  state: choice([{ value: 'any', label: say('councils.requestFilters.all') }, ...REQUEST_STATES], {
    label: say('councils.requestFilters.status'),
    usual: 'requested',
    stays: true,
    className: 'sm:min-w-44',
  }),
});
