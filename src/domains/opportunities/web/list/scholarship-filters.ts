import { GOAL_OPTIONS } from '#domains/goals/goals.ts';
import { choice, day, id, number, order, text, yesOrNo } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';

export const scholarshipFilters = declareFilters({
  search: text('Search'),
  owner: id(),
  sdg: number(GOAL_OPTIONS, { label: 'Goal', placeholder: 'All goals' }),
  type: id({ label: 'Type', placeholder: 'All types' }),
  category: id({ label: 'Category', placeholder: 'All categories' }),
  unlocked: yesOrNo('Unlocked for me', 'Locked for me', { label: 'My points', placeholder: 'Locked or unlocked' }),
  open: choice(
    [
      { value: 'any', label: 'Open and closed' },
      { value: 'closed', label: 'Closed or full' },
    ],
    { label: 'Status', placeholder: 'Open now' },
  ),
  deadlineFrom: day('Closes from', { to: 'deadlineTo' }),
  deadlineTo: day('Closes by', { from: 'deadlineFrom' }),
  sort: order(
    [
      { value: 'deadline', label: 'Closing soonest' },
      { value: 'points', label: 'Fewest points' },
      { value: 'newest', label: 'Newest first' },
      { value: 'title', label: 'By title' },
    ],
    'deadline',
  ),
});

export type ScholarshipValues = ValuesOf<typeof scholarshipFilters>;

export const shownTo = (isMember: boolean) => [
  'open',
  ...(isMember ? ['unlocked'] : []),
  'sort',
  'type',
  'category',
  'sdg',
  ['deadlineFrom', 'deadlineTo'],
];

export const queryOf = ({ open, ...values }: ScholarshipValues) => ({
  ...values,
  ...(open !== 'any' && { open: open === undefined }),
});
