/** The request queue's filters and page in the address. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { MembershipRequestState } from '#generated/types.gen.ts';
import { readChoice, readText } from '#platform/browser/address-values.ts';
import type { AddressForm } from '#platform/browser/decisions/queue-address.ts';

export interface RequestFilters {
  search: string;
  /** Null for all. */
  state: MembershipRequestState | null;
}

export const REQUEST_STATES: readonly { value: MembershipRequestState; label: string }[] = [
  { value: 'requested', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'denied', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

const STATES = REQUEST_STATES.map(({ value }) => value);

export const requestsAddress: AddressForm<RequestFilters> = {
  read: (params) => ({
    search: readText(params, 'search', searchBounds.maxLength) ?? '',
    state: params.get('state') === 'any' ? null : (readChoice(params, 'state', STATES) ?? 'requested'),
  }),
  write: ({ search, state }) => [
    ['part', 'requests'],
    ['search', search || null],
    ['state', state === 'requested' ? null : (state ?? 'any')],
  ],
  bare: ({ state }) => ({ search: '', state }),
};
