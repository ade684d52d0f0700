import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { choice, number, order, text, view } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const councilQueueFilters = declareFilters({
  view: view('waiting', 'all'),
  search: text(say('councils.councilQueueFilters.search'), {
    placeholder: say('councils.councilQueueFilters.searchPlaceholder'),
  }),
  sdg: number(goalOptions(), {
    label: say('councils.councilQueueFilters.goal'),
    placeholder: say('councils.councilQueueFilters.anyGoal'),
    className: 'sm:min-w-44',
  }),
  state: choice(
    [
      { value: 'pending', label: say('councils.councilQueueFilters.awaitingApproval') },
      { value: 'approved', label: say('councils.councilQueueFilters.public') },
      { value: 'declined', label: say('councils.councilQueueFilters.declined') },
    ],
    {
      label: say('councils.councilQueueFilters.state'),
      placeholder: say('councils.councilQueueFilters.anyState'),
      className: 'sm:min-w-44',
      when: ({ view }) => view === 'all',
    },
  ),
  /** The pending queue is oldest first. */
  sort: order(
    [
      { value: 'oldest', label: say('councils.councilQueueFilters.oldestFirst') },
      { value: 'newest', label: say('councils.councilQueueFilters.newestFirst') },
      { value: 'title', label: say('councils.councilQueueFilters.byTitle') },
      { value: 'members', label: say('councils.councilQueueFilters.sortMembers') },
    ],
    ({ view }) => (view === 'waiting' ? 'oldest' : 'newest'),
    { className: 'sm:min-w-44' },
  ),
});
