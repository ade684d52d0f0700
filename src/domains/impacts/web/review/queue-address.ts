/** What a reviewer looks at, as it stands in the address: shared, kept by a reload, and left by the back button. */
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
const LAST_PAGE = 400;

/** Who has waited longest comes first; what is done is looked up from its end. */
export const defaultSort = (view: QueueView): QueueSort => (view === 'waiting' || view === 'new' ? 'oldest' : 'newest');

/** What is no value of ours counts as not there. */
export function readAddress(params: URLSearchParams): QueueAddress {
  const view = oneOf(VIEWS, params.get('view')) ?? 'waiting';
  return {
    view,
    search: (params.get('search') ?? '').slice(0, MOST_IN_SEARCH),
    sdg: wholeNumber(params.get('sdg'), 17),
    eventType: uuid(params.get('eventType')),
    state: view === 'all' ? oneOf(STATES, params.get('state')) : null,
    isAppealsOnly: view === 'waiting' && params.has('appeals'),
    sort: oneOf(SORTS, params.get('sort')) ?? defaultSort(view),
    page: wholeNumber(params.get('page'), LAST_PAGE) ?? 1,
    item: uuid(params.get('item')),
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

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((one) => one === value) ?? null;

const uuid = (value: string | null): string | null => (value !== null && UUID.test(value) ? value : null);

function wholeNumber(value: string | null, most: number): number | null {
  const number = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? number : null;
}
