/** The review queue's view and filters in the URL. */
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { readChoice, readId, readText, readWhole } from '#platform/browser/address-values.ts';
import { type AddressForm, narrow, type QueueAddress } from '#platform/browser/decisions/queue-address.ts';
import { reviewYears } from '../../model.ts';

export type ReviewView = 'waiting' | 'new' | 'all' | 'mine';
export type ReviewState = 'pending' | 'verified' | 'declined';
export type ReviewSort = 'newest' | 'oldest';

export interface ReviewFilters {
  view: ReviewView;
  search: string;
  /** Null for all. */
  year: number | null;
  sdg: number | null;
  eventType: string | null;
  /** In the view `all`. */
  state: ReviewState | null;
  /** In the view `waiting`. */
  isAppealsOnly: boolean;
  sort: ReviewSort;
}

export type ReviewAddress = QueueAddress<ReviewFilters>;

const VIEWS: readonly ReviewView[] = ['waiting', 'new', 'all', 'mine'];
const STATES: readonly ReviewState[] = ['pending', 'verified', 'declined'];
const SORTS: readonly ReviewSort[] = ['newest', 'oldest'];
/** Latest first. */
export const REVIEW_YEARS = reviewYears(new Date());

/** Pending work oldest first, decided work newest first. */
export const defaultSort = (view: ReviewView): ReviewSort =>
  view === 'waiting' || view === 'new' ? 'oldest' : 'newest';

const NOTHING_NARROWED = {
  search: '',
  year: null,
  sdg: null,
  eventType: null,
  state: null,
  isAppealsOnly: false,
} as const;

export const reviewAddress: AddressForm<ReviewFilters> = {
  read: (params) => {
    const view = readChoice(params, 'view', VIEWS) ?? 'waiting';
    return {
      view,
      search: readText(params, 'search', searchBounds.maxLength) ?? '',
      year: readWhole(params, 'year', Math.min(...REVIEW_YEARS), Math.max(...REVIEW_YEARS)) ?? null,
      sdg: readWhole(params, 'sdg', 1, 17) ?? null,
      eventType: readId(params, 'eventType') ?? null,
      state: (view === 'all' && readChoice(params, 'state', STATES)) || null,
      isAppealsOnly: view === 'waiting' && params.has('appeals'),
      sort: readChoice(params, 'sort', SORTS) ?? defaultSort(view),
    };
  },
  write: ({ view, search, year, sdg, eventType, state, isAppealsOnly, sort }) => [
    ['view', view === 'waiting' ? null : view],
    ['search', search || null],
    ['year', year],
    ['sdg', sdg],
    ['eventType', eventType],
    ['state', view === 'all' ? state : null],
    ['appeals', view === 'waiting' && isAppealsOnly ? 'only' : null],
    ['sort', sort === defaultSort(view) ? null : sort],
  ],
  bare: ({ view, sort }) => ({ ...NOTHING_NARROWED, view, sort }),
};

/** Search and shared filters carry over; a view's own filters and order don't. */
export function changeView(address: ReviewAddress, view: ReviewView): ReviewAddress {
  return narrow<ReviewFilters>(address, { view, state: null, isAppealsOnly: false, sort: defaultSort(view) });
}
