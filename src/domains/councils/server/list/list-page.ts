/** Pages of the councils that the viewer may see. */
import type { CouncilSummary, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowOf } from '#platform/server/db/lists/json-rows.ts';
import type { RowsWithTotal } from '#platform/server/db/lists/total-cache.ts';
import { isAnyGuessed } from '#platform/server/db/search/search-index.repository.ts';
import { readPatterns } from '#platform/server/db/search/search-words.repository.ts';
import { resolveTextSearch } from '#platform/server/db/search/text-search.repository.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { type PageRequest, readPage, toPage, toPageOf, withGuess } from '#platform/server/http/lists/paging.ts';
import { SerialisedPage } from '#platform/server/http/lists/serialised-rows.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import type { CouncilSummaries } from '../present.ts';
import { type CouncilText, readListed } from '../show/shown-councils.repository.ts';
import { type CouncilFilter, type CouncilSort, ORDERS, readCouncilIds, SEARCHED } from './lists.repository.ts';
import { isPrepared, readPreparedPage } from './prepared-pages.repository.ts';

export interface ListNeeds {
  db: Db;
  summaries: CouncilSummaries;
}

interface SearchQuery {
  search?: string;
  location?: string;
}

interface OrderQuery {
  sort?: CouncilSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

type GivenFilter = Omit<CouncilFilter, 'words' | 'placeWords'>;

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listPage(
  { db, summaries }: ListNeeds,
  viewer: Viewer,
  query: SearchQuery & OrderQuery,
  given: GivenFilter,
): Promise<SerialisedPage<CouncilSummary>> {
  const { sort, page } = readOrder(query);
  const filter = await withWords(db, query, given);
  const { listed, meta } = await readCouncils(db, viewer, filter, { sort, page });
  return new SerialisedPage(listed.map(summaries.serialiserFor(viewer)), meta);
}

async function readCouncils(
  db: Db,
  viewer: Viewer,
  filter: CouncilFilter,
  { sort, page }: Order,
): Promise<{ listed: CouncilText[]; meta: PageMeta }> {
  if (isPrepared(filter, page)) {
    const found = await readPreparedPage(db, viewer, { filter, sort, page });
    const { rows, meta } = toPageOf(page, found, rowOf);
    return { listed: rows, meta };
  }
  const { rows, meta } = toListed(page, filter, await readCouncilIds(db, filter, { sort, page }));
  const ids = rows.map(({ id }) => id);
  return { listed: await readListed(db, viewer, ids), meta };
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

export async function withWords(db: Db, { search, location }: SearchQuery, given: GivenFilter): Promise<CouncilFilter> {
  return {
    ...given,
    words: await resolveTextSearch(db, SEARCHED, search),
    placeWords: await readPatterns(db, location),
  };
}
