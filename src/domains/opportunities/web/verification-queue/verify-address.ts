/** The verification queue's view, filters and page in the address. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { OpportunityState } from '#generated/types.gen.ts';
import { readChoice, readId, readText, readWhole } from '#platform/browser/address-values.ts';
import { type AddressForm, narrow, type QueueAddress } from '#platform/browser/decisions/queue-address.ts';

export type VerifyView = 'waiting' | 'all';
export type VerifySort = 'newest' | 'oldest' | 'deadline';
export type Shelf = 'featured' | 'hidden';

export interface VerifyFilters {
  view: VerifyView;
  search: string;
  type: string | null;
  category: string | null;
  sdg: number | null;
  /** Only in the view of all. */
  state: OpportunityState | null;
  /** Only in the view of all. */
  shelf: Shelf | null;
  sort: VerifySort;
}

export type VerifyAddress = QueueAddress<VerifyFilters>;

const STATES: readonly OpportunityState[] = ['pending', 'approved', 'declined', 'closed'];
const SORTS: readonly VerifySort[] = ['newest', 'oldest', 'deadline'];
const SHELVES: readonly Shelf[] = ['featured', 'hidden'];

/** The pending queue is oldest first. */
export const defaultSort = (view: VerifyView): VerifySort => (view === 'waiting' ? 'oldest' : 'newest');

const NOTHING_NARROWED = { search: '', type: null, category: null, sdg: null, state: null, shelf: null } as const;

export const verifyAddress: AddressForm<VerifyFilters> = {
  read: (params) => {
    const view = params.get('view') === 'all' ? 'all' : 'waiting';
    return {
      view,
      search: readText(params, 'search', searchBounds.maxLength) ?? '',
      type: readId(params, 'type') ?? null,
      category: readId(params, 'category') ?? null,
      sdg: readWhole(params, 'sdg', 1, 17) ?? null,
      state: (view === 'all' && readChoice(params, 'state', STATES)) || null,
      shelf: (view === 'all' && readChoice(params, 'shelf', SHELVES)) || null,
      sort: readChoice(params, 'sort', SORTS) ?? defaultSort(view),
    };
  },
  write: ({ view, search, type, category, sdg, state, shelf, sort }) => [
    ['view', view === 'waiting' ? null : view],
    ['search', search || null],
    ['type', type],
    ['category', category],
    ['sdg', sdg],
    ['state', view === 'all' ? state : null],
    ['shelf', view === 'all' ? shelf : null],
    ['sort', sort === defaultSort(view) ? null : sort],
  ],
  bare: ({ view, sort }) => ({ ...NOTHING_NARROWED, view, sort }),
};

/** Keeps the search and shared filters when the view changes. */
export function changeView(address: VerifyAddress, view: VerifyView): VerifyAddress {
  return narrow<VerifyFilters>(address, { view, state: null, shelf: null, sort: defaultSort(view) });
}
