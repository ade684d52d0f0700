/** Where somebody stands in a queue, as it is in the address: shared, kept by a reload, and left by the back button. */
import { readId, readWhole } from '../address-values.ts';

export const QUEUE_PAGE_SIZE = 25;

/** Pages by number go down to this row. */
const LAST_ROW = 10_000;

export interface QueuePlace {
  page: number;
  /** The current row. */
  item: string | null;
  /** Whether its panel is open where it is a sheet. */
  isOpen: boolean;
}

export type QueueAddress<Filters> = Filters & QueuePlace;

type Entries = readonly (readonly [name: string, value: string | number | null])[];

/** How the filters of one queue, its order and its view among them, stand in the address. */
export interface AddressForm<Filters> {
  /** What is no value of ours counts as not there. */
  read: (params: URLSearchParams) => Filters;
  /** Only what differs from how the queue opens; null for the rest. */
  write: (filters: Filters) => Entries;
  /** The same without what narrows it: the view and the order stay. */
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

/** A change of what is listed begins at the first page and its first row. */
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
