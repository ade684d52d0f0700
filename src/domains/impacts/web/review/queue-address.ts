/** What a reviewer looks at, as it stands in the address: shared, kept by a reload, and left by the back button. */
import { readChoice, readText, readWhole } from '../../../../platform/browser/address-values.ts';

export type QueueView = 'waiting' | 'new' | 'all' | 'mine';
export type QueueState = 'pending' | 'verified' | 'declined';
export type QueueSort = 'newest' | 'oldest';

export interface QueueAddress {
  view: QueueView;
  search: string;
  sdg: number | null;
  eventType: string | null;
  /** Of the view of all. */
  state: QueueState | null;
  /** Of the view of those that wait. */
  isAppealsOnly: boolean;
  sort: QueueSort;
  page: number;
  /** The current row. */
  item: string | null;
  /** Whether its panel is open where it is a sheet. */
  isOpen: boolean;
}

const VIEWS: readonly QueueView[] = ['waiting', 'new', 'all', 'mine'];
const STATES: readonly QueueState[] = ['pending', 'verified', 'declined'];
const SORTS: readonly QueueSort[] = ['newest', 'oldest'];
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MOST_IN_SEARCH = 100;
/** Pages go down to row 10,000. */
const LAST_PAGE = 400;

/** Who has waited longest comes first; what is done is looked up from its end. */
export const defaultSort = (view: QueueView): QueueSort => (view === 'waiting' || view === 'new' ? 'oldest' : 'newest');

/** What is no value of ours counts as not there. */
export function readAddress(params: URLSearchParams): QueueAddress {
  const view = readChoice(params, 'view', VIEWS) ?? 'waiting';
  return {
    view,
    search: readText(params, 'search', MOST_IN_SEARCH) ?? '',
    sdg: readWhole(params, 'sdg', 1, 17) ?? null,
    eventType: readId(params, 'eventType'),
    state: (view === 'all' && readChoice(params, 'state', STATES)) || null,
    isAppealsOnly: view === 'waiting' && params.has('appeals'),
    sort: readChoice(params, 'sort', SORTS) ?? defaultSort(view),
    page: readWhole(params, 'page', 1, LAST_PAGE) ?? 1,
    item: readId(params, 'item'),
    isOpen: params.has('open'),
  };
}

/** Only what differs from how the queue opens. */
export function writeAddress(address: QueueAddress): URLSearchParams {
  const { view, search, sdg, eventType, state, isAppealsOnly, sort, page, item, isOpen } = address;
  const entries: [string, string | number | null][] = [
    ['view', view === 'waiting' ? null : view],
    ['search', search || null],
    ['sdg', sdg],
    ['eventType', eventType],
    ['state', view === 'all' ? state : null],
    ['appeals', view === 'waiting' && isAppealsOnly ? 'only' : null],
    ['sort', sort === defaultSort(view) ? null : sort],
    ['page', page === 1 ? null : page],
    ['item', item],
    ['open', isOpen && item !== null ? 'yes' : null],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

/** A change of what is listed begins at the first page and its first row. */
export function narrow(address: QueueAddress, changes: Partial<QueueAddress>): QueueAddress {
  return { ...address, ...changes, page: 1, item: null, isOpen: false };
}

/** What one looks for goes along to another view; its own filters and order do not. */
export function changeView(address: QueueAddress, view: QueueView): QueueAddress {
  return narrow(address, { view, state: null, isAppealsOnly: false, sort: defaultSort(view) });
}

export const isFiltered = ({ search, sdg, eventType, state, isAppealsOnly }: QueueAddress): boolean =>
  search !== '' || sdg !== null || eventType !== null || state !== null || isAppealsOnly;

function readId(params: URLSearchParams, name: string): string | null {
  const typed = params.get(name) ?? '';
  return UUID.test(typed) ? typed : null;
}
