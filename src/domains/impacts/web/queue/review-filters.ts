import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { checkbox, choice, id, number, order, text, view, year } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { reviewYears } from '../../model.ts';

export const reviewFilters = declareFilters({
  view: view('waiting', 'new', 'all', 'mine'),
  search: text(say('impacts.reviewFilters.search'), { placeholder: say('impacts.reviewFilters.searchPlaceholder') }),
  impactYear: year(reviewYears, {
    param: 'year',
    label: say('impacts.reviewFilters.year'),
    placeholder: say('impacts.reviewFilters.anyYear'),
    className: 'sm:min-w-36',
  }),
  sdg: number(goalOptions(), {
    label: say('impacts.reviewFilters.goal'),
    placeholder: say('impacts.reviewFilters.anyGoal'),
    className: 'sm:min-w-44',
  }),
  eventType: id({
    label: say('impacts.reviewFilters.kind'),
    placeholder: say('impacts.reviewFilters.anyKind'),
    className: 'sm:min-w-44',
  }),
  state: choice(
    [
      { value: 'pending', label: say('impacts.reviewFilters.pending') },
      { value: 'verified', label: say('impacts.reviewFilters.verified') },
      { value: 'declined', label: say('impacts.reviewFilters.declined') },
    ],
    {
      label: say('impacts.reviewFilters.state'),
      placeholder: say('impacts.reviewFilters.anyState'),
      className: 'sm:min-w-40',
      when: ({ view }) => view === 'all',
    },
  ),
  /** Pending work oldest first, decided work newest first. */
  sort: order(
    [
      { value: 'oldest', label: say('impacts.reviewFilters.oldestFirst') },
      { value: 'newest', label: say('impacts.reviewFilters.newestFirst') },
    ],
    ({ view }) => (view === 'waiting' || view === 'new' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-40' },
  ),
  isAppeal: checkbox(say('impacts.reviewFilters.appealsOnly'), {
    param: 'appeals',
    written: 'only',
    className: 'pb-2.5',
    when: ({ view }) => view === 'waiting',
  }),
});

export type ReviewValues = ValuesOf<typeof reviewFilters>;
