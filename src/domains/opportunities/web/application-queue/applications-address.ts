/** The application queue's view, filters and page in the address. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { ApplicationState } from '#generated/types.gen.ts';
import { readChoice, readId, readText } from '#platform/browser/address-values.ts';
import { type AddressForm, narrow, type QueueAddress } from '#platform/browser/decisions/queue-address.ts';

export type ApplicationsView = 'waiting' | 'all';
export type ApplicationsSort = 'newest' | 'oldest' | 'points';

export interface ApplicationsFilters {
  view: ApplicationsView;
  /** Only this opportunity's applications. */
  opportunity: string | null;
  search: string;
  /** Only in the view of all. */
  state: ApplicationState | null;
  sort: ApplicationsSort;
}

export type ApplicationsAddress = QueueAddress<ApplicationsFilters>;

const STATES: readonly ApplicationState[] = ['requested', 'accepted', 'auto-accepted', 'denied', 'withdrawn'];
const SORTS: readonly ApplicationsSort[] = ['newest', 'oldest', 'points'];

/** The pending queue is oldest first. */
export const defaultSort = (view: ApplicationsView): ApplicationsSort => (view === 'waiting' ? 'oldest' : 'newest');

export const applicationsAddress: AddressForm<ApplicationsFilters> = {
  read: (params) => {
    const view = params.get('view') === 'all' ? 'all' : 'waiting';
    return {
      view,
      opportunity: readId(params, 'opportunity') ?? null,
      search: readText(params, 'search', searchBounds.maxLength) ?? '',
      state: (view === 'all' && readChoice(params, 'state', STATES)) || null,
      sort: readChoice(params, 'sort', SORTS) ?? defaultSort(view),
    };
  },
  write: ({ view, opportunity, search, state, sort }) => [
    ['view', view === 'waiting' ? null : view],
    ['opportunity', opportunity],
    ['search', search || null],
    ['state', view === 'all' ? state : null],
    ['sort', sort === defaultSort(view) ? null : sort],
  ],
  bare: ({ view, opportunity, sort }) => ({ view, opportunity, sort, search: '', state: null }),
};

/** Keeps the search and the opportunity when the view changes. */
export function changeView(address: ApplicationsAddress, view: ApplicationsView): ApplicationsAddress {
  return narrow<ApplicationsFilters>(address, { view, state: null, sort: defaultSort(view) });
}
