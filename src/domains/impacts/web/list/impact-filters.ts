import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { checkbox, id, number, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { mapFilters } from '#platform/browser/map/map-filters.ts';
import { impactYear } from '../years.ts';

export const impactFilters = declareFilters({
  search: text(say('impacts.impactFilters.search')),
  impactYear,
  sdg: number(goalOptions(), {
    label: say('impacts.impactFilters.goal'),
    placeholder: say('impacts.impactFilters.allGoals'),
  }),
  eventType: id({ label: say('impacts.impactFilters.kind'), placeholder: say('impacts.impactFilters.allKinds') }),
  location: text(say('impacts.impactFilters.place')),
  isFeatured: checkbox(say('impacts.impactFilters.featuredOnly'), { className: 'self-end sm:max-lg:pb-2.5' }),
  ...mapFilters,
  sort: order(
    [
      { value: 'newest', label: say('impacts.impactFilters.newestFirst') },
      { value: 'oldest', label: say('impacts.impactFilters.oldestFirst') },
      { value: 'mostLiked', label: say('impacts.impactFilters.mostLiked') },
    ],
    'newest',
  ),
});
