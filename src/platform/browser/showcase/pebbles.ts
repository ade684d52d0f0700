/** Sample rows, and an API for them in this page's memory. */
import { ApiError } from '../calls/api-error.ts';
import type { RowList } from '../decisions/queue/queue-list.ts';

export interface Pebble {
  id: string;
  title: string;
  shore: string;
  grams: number;
  state: 'open' | 'kept' | 'lent' | 'returned';
}

export type PebbleVerdict = { state: 'kept' } | { state: 'lent'; days: number } | { state: 'returned'; reason: string };

const FOUND: readonly [title: string, shore: string, grams: number][] = [
  ['Grey, with a white ring around it', 'North cove', 41],
  ['Flat enough to skip seven times, or so its finder says', 'Mill pond', 28],
  ['The one someone else is faster with', 'North cove', 63],
  ['The one whose answer is lost the first time', 'Long beach', 19],
  ['Green when wet, grey when dry', 'Mill pond', 35],
];

const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const [FASTER, LOST] = [idOf(2), idOf(3)];
const ANSWER_MS = 400;

const drawer = new Map<string, Pebble>(
  FOUND.map(([title, shore, grams], index) => [idOf(index), { id: idOf(index), title, shore, grams, state: 'open' }]),
);
const lostOnce = new Set<string>();

/** Lists the pebbles that aren't sorted yet. */
export async function listPebbles(search: string): Promise<RowList<Pebble>> {
  await pass();
  const fits = ({ title, shore }: Pebble) => `${title} ${shore}`.toLowerCase().includes(search.toLowerCase());
  const data = [...drawer.values()].filter((pebble) => pebble.state === 'open' && fits(pebble));
  const meta = { page: 1, pageSize: 25, total: data.length, totalPages: 1, nextCursor: null, totalIsExact: true };
  return { data: { data, meta } };
}

export function getPebble(id: string): Pebble {
  const pebble = drawer.get(id);
  if (!pebble) throw new Error(`No pebble is called ${id}`);
  return pebble;
}

/** @throws {ApiError} if someone else came first, or the response is lost. */
export async function sortPebble(id: string, { state }: PebbleVerdict): Promise<Pebble> {
  await pass();
  if (id === LOST && !lostOnce.has(id)) {
    lostOnce.add(id);
    throw new ApiError({ kind: 'network', operation: 'sortPebble', message: 'No answer.' });
  }
  const isTaken = id === FASTER;
  const sorted: Pebble = { ...getPebble(id), state: isTaken ? 'kept' : state };
  drawer.set(id, sorted);
  if (!isTaken) return sorted;
  throw new ApiError({ kind: 'refused', operation: 'sortPebble', message: 'Someone kept this one a moment ago.' });
}

const pass = () => new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
