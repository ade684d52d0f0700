import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { number, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { mapFilters } from '#platform/browser/map/map-filters.ts';

export const councilFilters = declareFilters({
  search: text(say('councils.councilFilters.search')),
  location: text(say('councils.councilFilters.place')),
  sdg: number(goalOptions(), {
    label: say('councils.councilFilters.goal'),
    placeholder: say('councils.councilFilters.allGoals'),
  }),
  ...mapFilters,
  sort: order(
    [
      { value: 'impacts', label: say('councils.councilFilters.sortImpacts') },
      { value: 'members', label: say('councils.councilFilters.sortMembers') },
      { value: 'newest', label: say('councils.councilFilters.newestFirst') },
      { value: 'oldest', label: say('councils.councilFilters.oldestFirst') },
      { value: 'title', label: say('councils.councilFilters.byTitle') },
    ],
    'impacts',
  ),
});
