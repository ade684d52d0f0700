/** A place in a queue, in the address: it can be shared and survives reloads. */
import { readId, readWhole } from '../address-values.ts';

export const QUEUE_PAGE_SIZE = 25;

/** Numbered pages end at this row. */
const LAST_ROW = 10_000;

export interface QueuePlace {
  page: number;
  /** The current row. */
  item: string | null;
  /** Whether the sheet is open, on small screens. */
  isOpen: boolean;
}

export type QueueAddress<Filters> = Filters & QueuePlace;

type Entries = readonly (readonly [name: string, value: string | number | null])[];

/** Maps a queue's filters, order and view to the address. */
export interface AddressForm<Filters> {
  /** Unknown values are ignored. */
  read: (params: URLSearchParams) => Filters;
  /** Null for defaults. */
  write: (filters: Filters) => Entries;
  /** Clears the filters but keeps the view and order. */
  bare: (filters: Filters) => Filters;
}

const FIRST_PLACE: QueuePlace = { page: 1, item: null, isOpen: false };

export function readAddress<Filters>(form: AddressForm<Filters>, params: URLSearchParams): QueueAddress<Filters> {
  return {
    ...form.read(params),
    page: readWhole(params, 'page', 1, LAST_ROW / QUEUE_PAGE_SIZE) ?? 1,
    item: readId(params, 'item') ?? null,
    isOpen: params.has('open'),
  };
}

export function writeAddress<Filters>(form: AddressForm<Filters>, address: QueueAddress<Filters>): URLSearchParams {
  const { page, item, isOpen } = address;
  const entries: Entries = [
    ...form.write(address),
    ['page', page === 1 ? null : page],
    ['item', item],
    ['open', isOpen && item !== null ? 'yes' : null],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

/** Changing filters goes back to the first page and row. */
export function narrow<Filters>(address: QueueAddress<Filters>, changes: Partial<Filters>): QueueAddress<Filters> {
  return { ...address, ...changes, ...FIRST_PLACE };
}

export const unfiltered = <Filters>(
  form: AddressForm<Filters>,
  address: QueueAddress<Filters>,
): QueueAddress<Filters> => narrow(address, form.bare(address));

export function isFiltered<Filters>(form: AddressForm<Filters>, address: QueueAddress<Filters>): boolean {
  const written = (filters: Filters) => JSON.stringify(form.write(filters));
  return written(address) !== written(form.bare(address));
}
