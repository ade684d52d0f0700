import { choice, day, id, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { momentsOf } from '#platform/browser/local-days.ts';
import { STATUS_NAMES } from './account-texts.ts';

export const ROLES = ['Admin', 'Judge', 'Partner', 'Member'] as const;
export const STATUSES = ['active', 'inactive', 'unverified', 'incomplete'] as const;

export const userFilters = declareFilters({
  search: text('Search', { placeholder: 'Name or email address' }),
  /** One person, for links. */
  id: id({ param: 'person' }),
  role: choice(
    ROLES.map((role) => ({ value: role, label: role })),
    { label: 'Role', placeholder: 'Any role', className: 'sm:w-32' },
  ),
  status: choice(
    STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
    { label: 'State', placeholder: 'Any state', className: 'sm:w-40' },
  ),
  from: day('Joined from', { to: 'to', className: 'sm:w-36' }),
  to: day('Joined by', { from: 'from', className: 'sm:w-36' }),
  sort: order(
    [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
      { value: 'name', label: 'By name' },
      { value: 'email', label: 'By email address' },
      { value: 'points', label: 'Most points first' },
      { value: 'last_seen', label: 'Last seen first' },
    ],
    'newest',
    { className: 'sm:w-40' },
  ),
});

export type UserValues = ValuesOf<typeof userFilters>;

/** As the export takes them. */
export const narrowingOf = ({ id: _, sort: __, ...values }: UserValues) => momentsOf(values);
