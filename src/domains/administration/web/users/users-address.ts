/** The account filters in the URL. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { AccountStatus, ListAllUsersData, Role } from '#generated/types.gen.ts';
import { readChoice, readDay, readId, readText } from '#platform/browser/address-values.ts';
import { type AddressForm, QUEUE_PAGE_SIZE } from '#platform/browser/decisions/queue-address.ts';
import { beginningOf } from '#platform/browser/local-days.ts';

export const ROLES = ['Admin', 'Judge', 'Partner', 'Member'] as const satisfies readonly Role[];
export const STATUSES = ['active', 'inactive', 'unverified', 'incomplete'] as const satisfies readonly AccountStatus[];
export const SORTS = ['newest', 'oldest', 'name', 'email', 'points', 'last_seen'] as const;

export interface UserFilters {
  search: string;
  /** The id of one person, used by links. */
  person: string | null;
  role: Role | null;
  status: AccountStatus | null;
  /** Local days, both inclusive. */
  from: string | null;
  to: string | null;
  sort: (typeof SORTS)[number];
}

export const userAddress: AddressForm<UserFilters> = {
  read: (params) => ({
    search: readText(params, 'search', searchBounds.maxLength) ?? '',
    person: readId(params, 'person') ?? null,
    role: readChoice(params, 'role', ROLES) ?? null,
    status: readChoice(params, 'status', STATUSES) ?? null,
    from: readDay(params, 'from') ?? null,
    to: readDay(params, 'to') ?? null,
    sort: readChoice(params, 'sort', SORTS) ?? 'newest',
  }),
  write: ({ search, person, role, status, from, to, sort }) => [
    ['search', search || null],
    ['person', person],
    ['role', role],
    ['status', status],
    ['from', from],
    ['to', to],
    ['sort', sort === 'newest' ? null : sort],
  ],
  bare: ({ sort }) => ({ search: '', person: null, role: null, status: null, from: null, to: null, sort }),
};

/** The filters as the list and the export take them. */
export function narrowingOf({ search, role, status, from, to }: UserFilters) {
  return {
    ...(search !== '' && { search }),
    ...(role && { role }),
    ...(status && { status }),
    ...(from && { from: beginningOf(from, 0) }),
    ...(to && { to: beginningOf(to, 1) }),
  };
}

export function queryOf(filters: UserFilters, page: number): NonNullable<ListAllUsersData['query']> {
  const { person, sort } = filters;
  return { ...narrowingOf(filters), ...(person && { id: person }), sort, page, page_size: QUEUE_PAGE_SIZE };
}
