/** Pages of a list, by number down to row 10,000 and by cursor as far as it goes. */
import type { PageMeta } from '../../../generated/types.gen.ts';
import { invalid } from './failure.ts';

export interface PageRequest {
  page: number;
  limit: number;
  offset: number;
  /** The last row of the page before, when the list is walked by cursor. */
  after: Position | null;
}

export interface Position {
  key: string;
  id: string;
}

/** Totals are counted as far as pages go. */
export const COUNTED_ROWS = 10_000;

/** @throws {Failure} 422 for a page past row 10,000 or a cursor that is not ours. */
export function readPage(query: { page?: number; page_size?: number; cursor?: string }): PageRequest {
  const { page = 1, page_size: limit = 20, cursor } = query;
  if (cursor !== undefined) return { page, limit, offset: 0, after: readCursor(cursor) };
  const offset = (page - 1) * limit;
  if (offset + limit > COUNTED_ROWS) {
    throw invalid([{ field: 'page', message: 'Pages end at row 10,000. Read on with the cursor.' }]);
  }
  return { page, limit, offset, after: null };
}

/** Says of a searched list that it holds what is spelt like the words; nothing is said otherwise. */
export const withGuess = (meta: PageMeta, isSpellingGuessed: boolean): PageMeta =>
  isSpellingGuessed ? { ...meta, isSpellingGuessed } : meta;

/** The head of a list, for where it is shown as a part of something else. */
export const firstRows = (limit: number): PageRequest => ({ page: 1, limit, offset: 0, after: null });

/** @param rows one more than the page holds when the list goes on. @param total as counted, 10,001 at most. */
export function toPage<T>(
  request: PageRequest,
  { rows, total, positionOf }: { rows: T[]; total: number; positionOf: (row: T) => Position },
): { rows: T[]; meta: PageMeta } {
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > request.limit && last ? writeCursor(positionOf(last)) : null;
  const counted = Math.min(total, COUNTED_ROWS);
  const meta = {
    page: request.page,
    pageSize: request.limit,
    total: counted,
    totalPages: Math.ceil(counted / request.limit),
    nextCursor,
    totalIsExact: total <= COUNTED_ROWS,
  };
  return { rows: shown, meta };
}

/** For a cursor that comes from another list, or from the same in another order. */
export const foreignCursor = () =>
  invalid([
    { field: 'cursor', message: 'Give the nextCursor of the page before, of the same list in the same order.' },
  ]);

export function writeCursor({ key, id }: Position): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function readCursor(cursor: string): Position {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof key === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return { key, id };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw invalid([{ field: 'cursor', message: 'Give the nextCursor of the page before.' }]);
}
