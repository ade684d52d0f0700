/** Pages of a list: by number up to row 10,000, by keyset cursor without a limit. */

import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { invalid } from '../failure.ts';
import { type Order, type Position, readCursor, writeCursor } from './keyset-cursor.ts';

/** The requested rows of a list. */
export interface RowRange {
  limit: number;
  offset: number;
  /** The last row of the previous page, when paging by cursor. */
  after: Position | null;
}

export interface PageRequest<O extends Order = Order> extends RowRange {
  page: number;
  order: O;
}

interface PageQuery {
  page?: number;
  page_size?: number;
  cursor?: string;
}

/** Totals stop counting where numbered pages end. */
export const COUNTED_ROWS = 10_000;

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list or order. */
export function readPage<O extends Order>(query: PageQuery, order: O): PageRequest<O> {
  const { page = 1, page_size: limit = 20, cursor } = query;
  if (cursor !== undefined) return { page, limit, offset: 0, after: readCursor(order, cursor), order };
  const offset = (page - 1) * limit;
  if (offset + limit > COUNTED_ROWS) {
    throw invalid([{ field: 'page', message: say('failures.pageTooFar') }]);
  }
  return { page, limit, offset, after: null, order };
}

/** Marks search results that are similar spellings rather than exact matches. */
export const withGuess = (meta: PageMeta, isSpellingGuessed: boolean): PageMeta =>
  isSpellingGuessed ? { ...meta, isSpellingGuessed } : meta;

/** The first rows of a list that is embedded in something else and has no further pages. */
export const firstRows = (limit: number): RowRange => ({ limit, offset: 0, after: null });

/** @param rows one more than the page size if there is a next page. @param total counted up to 10,001. */
export function toPage<T extends Position>(
  request: PageRequest,
  { rows, total }: { rows: T[]; total: number },
): { rows: T[]; meta: PageMeta } {
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > request.limit && last !== undefined ? writeCursor(request.order, last) : null;
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

/** A single page with all of a short list. */
export function onOnePage<T>(data: T[], pageSize = 100): { data: T[]; meta: PageMeta } {
  const total = data.length;
  return { data, meta: { page: 1, pageSize, total, totalPages: 1, nextCursor: null, totalIsExact: true } };
}
