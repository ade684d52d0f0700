import { say } from '#languages/say.ts';
import { choice, optionsOf, order, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { KIND_LABELS } from '../state-names.ts';

export const reportFilters = declareFilters({
  view: view('waiting', 'all'),
  kind: choice(optionsOf(KIND_LABELS), {
    label: say('care.reportFilters.about'),
    placeholder: say('care.reportFilters.anything'),
    className: 'sm:min-w-44',
  }),
  stage: choice(
    [
      { value: 'appealed', label: say('care.reportFilters.underAppeal') },
      { value: 'decided', label: say('care.reportFilters.decided') },
    ],
    {
      label: say('care.reportFilters.state'),
      placeholder: say('care.reportFilters.anyState'),
      className: 'sm:min-w-44',
      when: ({ view }) => view === 'all',
    },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: say('care.reportFilters.oldestFirst') },
      { value: 'newest', label: say('care.reportFilters.newestFirst') },
      { value: 'most_reported', label: say('care.reportFilters.sortReported') },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-52' },
  ),
});
