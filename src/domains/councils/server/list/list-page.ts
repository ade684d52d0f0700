/** Pages of the councils that the viewer may see. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import { type PlaceQuery, readWhere } from '#domains/places/server/public.ts';
import type { CouncilSummary, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { RowsWithTotal } from '#platform/server/db/lists/total-cache.ts';
import { isAnyGuessed } from '#platform/server/db/search/search-index.repository.ts';
import { readPatterns } from '#platform/server/db/search/search-patterns.repository.ts';
import { resolveTextSearch } from '#platform/server/db/search/text-search.repository.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { type PageRequest, readPage, toPage, withGuess } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { presentCouncilSummary } from '../present.ts';
import { type CouncilFilter, type CouncilSort, ORDERS, SEARCHED } from './lists.repository.ts';
import { readCouncilPage } from './pages.repository.ts';

export interface ListNeeds {
  db: Db;
  presentMedia: PresentMedia;
}

interface SearchQuery extends PlaceQuery {
  search?: string;
  location?: string;
}

interface OrderQuery {
  sort?: CouncilSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

type GivenFilter = Omit<CouncilFilter, 'words' | 'placeWords' | 'where'>;

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listPage(
  { db, presentMedia }: ListNeeds,
  viewer: Viewer,
  query: SearchQuery & OrderQuery,
  given: GivenFilter,
): Promise<{ data: CouncilSummary[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  const filter = await withWords(db, query, given);
  const { rows, meta } = toListed(page, filter, await readCouncilPage(db, viewer, { filter, sort, page }));
  return { data: rows.map((row) => presentCouncilSummary(presentMedia, viewer, row)), meta };
}

export function toListed<Row extends Position>(page: PageRequest, filter: CouncilFilter, found: RowsWithTotal<Row>) {
  const { rows, meta } = toPage(page, found);
  return { rows, meta: withGuess(meta, isAnyGuessed(filter.words)) };
}

interface Order {
  sort: CouncilSort;
  page: PageRequest;
}

export function readOrder({ sort = 'newest', ...paging }: OrderQuery): Order {
  return { sort, page: readPage(paging, ORDERS[sort]) };
}

/** @throws {Failure} 422 for an unknown place. */
export async function withWords(
  db: Db,
  { search, location, ...query }: SearchQuery,
  given: GivenFilter,
): Promise<CouncilFilter> {
  const where = await readWhere(query);
  return {
    ...given,
    ...(where && { where }),
    words: await resolveTextSearch(db, SEARCHED, search),
    placeWords: await readPatterns(db, location),
  };
}
