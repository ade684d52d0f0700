import { choice, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';

export const directoryFilters = declareFilters({
  search: text('Search by name', { className: 'sm:max-xl:col-span-2' }),
  role: choice(
    [
      { value: 'Member', label: 'Members' },
      { value: 'Partner', label: 'Partners' },
      { value: 'Judge', label: 'Judges' },
      { value: 'Admin', label: 'Admins' },
    ],
    { label: 'Role', placeholder: 'All roles' },
  ),
  sort: order(
    [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Longest-standing first' },
      { value: 'name', label: 'By name' },
      { value: 'points', label: 'Most points first' },
    ],
    'newest',
  ),
});
