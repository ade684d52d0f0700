import { say } from '#languages/say.ts';
import { choice, optionsOf, order, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { KIND_LABELS } from '../state-names.ts';

export const reportFilters = declareFilters({
  view: view('waiting', 'all'),
  kind: choice(optionsOf(KIND_LABELS), {
    label: say('moderation.reportFilters.about'),
    placeholder: say('moderation.reportFilters.anything'),
    className: 'sm:min-w-44',
  }),
  stage: choice(
    [
      { value: 'appealed', label: say('moderation.reportFilters.underAppeal') },
      { value: 'decided', label: say('moderation.reportFilters.decided') },
    ],
    {
      label: say('moderation.reportFilters.state'),
      placeholder: say('moderation.reportFilters.anyState'),
      className: 'sm:min-w-44',
      when: ({ view }) => view === 'all',
    },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: say('moderation.reportFilters.oldestFirst') },
      { value: 'newest', label: say('moderation.reportFilters.newestFirst') },
      { value: 'most_reported', label: say('moderation.reportFilters.sortReported') },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-52' },
  ),
});
