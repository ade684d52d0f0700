/** The council queue's view, filters and page in the address. */

import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { readChoice, readText, readWhole } from '#platform/browser/address-values.ts';
import { type AddressForm, narrow, type QueueAddress } from '#platform/browser/decisions/queue-address.ts';
import type { CouncilState } from '../../lifecycle.ts';

export type QueueView = 'waiting' | 'all';
export type QueueSort = 'newest' | 'oldest' | 'title' | 'members';

export interface QueueFilters {
  view: QueueView;
  search: string;
  sdg: number | null;
  /** Only in the view of all. */
  state: CouncilState | null;
  sort: QueueSort;
}

const STATES: readonly CouncilState[] = ['pending', 'approved', 'declined'];
const SORTS: readonly QueueSort[] = ['newest', 'oldest', 'title', 'members'];

/** The pending queue is oldest first. */
export const defaultSort = (view: QueueView): QueueSort => (view === 'waiting' ? 'oldest' : 'newest');

export const councilQueueAddress: AddressForm<QueueFilters> = {
  read: (params) => {
    const view = params.get('view') === 'all' ? 'all' : 'waiting';
    return {
      view,
      search: readText(params, 'search', searchBounds.maxLength) ?? '',
      sdg: readWhole(params, 'sdg', 1, 17) ?? null,
      state: (view === 'all' && readChoice(params, 'state', STATES)) || null,
      sort: readChoice(params, 'sort', SORTS) ?? defaultSort(view),
    };
  },
  write: ({ view, search, sdg, state, sort }) => [
    ['view', view === 'waiting' ? null : view],
    ['search', search || null],
    ['sdg', sdg],
    ['state', view === 'all' ? state : null],
    ['sort', sort === defaultSort(view) ? null : sort],
  ],
  bare: ({ view, sort }) => ({ view, sort, search: '', sdg: null, state: null }),
};

/** Keeps the search and goal when the view changes. */
export function changeView(address: QueueAddress<QueueFilters>, view: QueueView): QueueAddress<QueueFilters> {
  return narrow<QueueFilters>(address, { view, state: null, sort: defaultSort(view) });
}

/** The API's flags for each state. */
export const FLAGS: Record<CouncilState, { isApproved: boolean; isSubmited: boolean }> = {
  pending: { isApproved: false, isSubmited: false },
  approved: { isApproved: true, isSubmited: true },
  declined: { isApproved: false, isSubmited: true },
};
