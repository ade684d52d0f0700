import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { choice, id, number, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { OPPORTUNITY_STATES } from '../state-names.ts';

export const verifyFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text(say('opportunities.verifyFilters.search'), {
    placeholder: say('opportunities.verifyFilters.searchPlaceholder'),
  }),
  type: id({
    label: say('opportunities.verifyFilters.type'),
    placeholder: say('opportunities.verifyFilters.anyType'),
    className: 'sm:min-w-40',
  }),
  category: id({
    label: say('opportunities.verifyFilters.category'),
    placeholder: say('opportunities.verifyFilters.anyCategory'),
    className: 'sm:min-w-44',
  }),
  sdg: number(goalOptions(), {
    label: say('opportunities.verifyFilters.goal'),
    placeholder: say('opportunities.verifyFilters.anyGoal'),
    className: 'sm:min-w-40',
  }),
  state: choice(OPPORTUNITY_STATES, {
    label: say('opportunities.verifyFilters.state'),
    placeholder: say('opportunities.verifyFilters.anyState'),
    className: 'sm:min-w-44',
    when: ({ view }) => view === 'all',
  }),
  shelf: choice(
    [
      { value: 'featured', label: say('opportunities.verifyFilters.featured') },
      { value: 'hidden', label: say('opportunities.verifyFilters.hidden') },
    ],
    {
      label: say('opportunities.verifyFilters.curation'),
      placeholder: say('opportunities.verifyFilters.all'),
      className: 'sm:min-w-32',
      when: ({ view }) => view === 'all',
    },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: say('opportunities.verifyFilters.oldestFirst') },
      { value: 'newest', label: say('opportunities.verifyFilters.newestFirst') },
      { value: 'deadline', label: say('opportunities.verifyFilters.sortDeadline') },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-40' },
  ),
});

export type VerifyValues = ValuesOf<typeof verifyFilters>;
