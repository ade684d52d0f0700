import { goalOptions } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { choice, day, id, number, order, text, yesOrNo } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { mapFilters, placeFilters, placeQueryOf } from '#platform/browser/map/map-filters.ts';

export const scholarshipFilters = declareFilters({
  search: text(say('opportunities.scholarshipFilters.search')),
  owner: id(),
  sdg: number(goalOptions(), {
    label: say('opportunities.scholarshipFilters.goal'),
    placeholder: say('opportunities.scholarshipFilters.allGoals'),
  }),
  type: id({
    label: say('opportunities.scholarshipFilters.type'),
    placeholder: say('opportunities.scholarshipFilters.allTypes'),
  }),
  category: id({
    label: say('opportunities.scholarshipFilters.category'),
    placeholder: say('opportunities.scholarshipFilters.allCategories'),
  }),
  unlocked: yesOrNo(say('opportunities.scholarshipFilters.unlocked'), say('opportunities.scholarshipFilters.locked'), {
    label: say('opportunities.scholarshipFilters.myPoints'),
    placeholder: say('opportunities.scholarshipFilters.pointsPlaceholder'),
  }),
  open: choice(
    [
      { value: 'any', label: say('opportunities.scholarshipFilters.statusAny') },
      { value: 'closed', label: say('opportunities.scholarshipFilters.statusClosed') },
    ],
    {
      label: say('opportunities.scholarshipFilters.status'),
      placeholder: say('opportunities.scholarshipFilters.openNow'),
    },
  ),
  deadlineFrom: day(say('opportunities.scholarshipFilters.closesFrom'), { to: 'deadlineTo' }),
  deadlineTo: day(say('opportunities.scholarshipFilters.closesBy'), { from: 'deadlineFrom' }),
  ...mapFilters,
  sort: order(
    [
      { value: 'deadline', label: say('opportunities.scholarshipFilters.closingSoonest') },
      { value: 'points', label: say('opportunities.scholarshipFilters.fewestPoints') },
      { value: 'newest', label: say('opportunities.scholarshipFilters.newestFirst') },
      { value: 'title', label: say('opportunities.scholarshipFilters.byTitle') },
    ],
    'deadline',
  ),
});

export type ScholarshipValues = ValuesOf<typeof scholarshipFilters>;

export const visibleFilters = (isMember: boolean, values: ScholarshipValues) => [
  'open',
  ...(isMember ? ['unlocked'] : []),
  'sort',
  'type',
  'category',
  'sdg',
  ['deadlineFrom', 'deadlineTo'],
  ...placeFilters(values),
];

export const queryOf = ({ open, ...values }: ScholarshipValues) => ({
  ...placeQueryOf(values),
  ...(open !== 'any' && { open: open === undefined }),
});
