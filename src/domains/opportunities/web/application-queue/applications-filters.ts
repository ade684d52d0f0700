import { say } from '#languages/say.ts';
import { choice, id, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { APPLICATION_STATES } from '../application-texts.ts';
import { OpportunityChoice } from './opportunity-choice.tsx';

export const applicationFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text(say('opportunities.applicationsFilters.search'), {
    placeholder: say('opportunities.applicationsFilters.name'),
  }),
  opportunityId: id({ param: 'opportunity', control: OpportunityChoice, stays: true, className: 'sm:w-80' }),
  state: choice(APPLICATION_STATES, {
    label: say('opportunities.applicationsFilters.state'),
    placeholder: say('opportunities.applicationsFilters.anyState'),
    className: 'sm:min-w-48',
    when: ({ view }) => view === 'all',
  }),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: say('opportunities.applicationsFilters.oldestFirst') },
      { value: 'newest', label: say('opportunities.applicationsFilters.newestFirst') },
      { value: 'points', label: say('opportunities.applicationsFilters.sortPoints') },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-48' },
  ),
});

export type ApplicationsValues = ValuesOf<typeof applicationFilters>;
