import { say } from '#languages/say.ts';
import { choice, day, id, order, text } from '#platform/browser/lists/fields.ts';
import { declareFilters, type ValuesOf } from '#platform/browser/lists/filters.ts';
import { momentsOf } from '#platform/browser/page/local-days.ts';
import { ROLE_NAMES, STATUS_NAMES } from './account-texts.ts';

export const ROLES = ['Admin', 'Judge', 'Partner', 'Member'] as const;
export const STATUSES = ['active', 'inactive', 'unverified', 'incomplete'] as const;

export const userFilters = declareFilters({
  search: text(say('administration.userFilters.search'), {
    placeholder: say('administration.userFilters.searchPlaceholder'),
  }),
  /** One person, for links. */
  id: id({ param: 'person' }),
  role: choice(
    ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
    {
      label: say('administration.userFilters.role'),
      placeholder: say('administration.userFilters.anyRole'),
      className: 'sm:min-w-32',
    },
  ),
  status: choice(
    STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
    {
      label: say('administration.userFilters.state'),
      placeholder: say('administration.userFilters.anyState'),
      className: 'sm:min-w-40',
    },
  ),
  from: day(say('administration.userFilters.joinedFrom'), { to: 'to', className: 'sm:w-36' }),
  to: day(say('administration.userFilters.joinedBy'), { from: 'from', className: 'sm:w-36' }),
  sort: order(
    [
      { value: 'newest', label: say('administration.userFilters.newestFirst') },
      { value: 'oldest', label: say('administration.userFilters.oldestFirst') },
      { value: 'name', label: say('administration.userFilters.byName') },
      { value: 'email', label: say('administration.userFilters.sortEmail') },
      { value: 'points', label: say('administration.userFilters.sortPoints') },
      { value: 'last_seen', label: say('administration.userFilters.sortLastSeen') },
    ],
    'newest',
    { className: 'sm:min-w-40' },
  ),
});

export type UserValues = ValuesOf<typeof userFilters>;

/** The filters that the export accepts. */
export const exportFiltersOf = ({ id: _, sort: __, ...values }: UserValues) => momentsOf(values);
