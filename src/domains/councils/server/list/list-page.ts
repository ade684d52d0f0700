/** Pages of the councils that the viewer may see. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { rowOf } from '#platform/db/json-rows.ts';
import { isAnyGuessed } from '#platform/db/search-index.repository.ts';
import { readPatterns } from '#platform/db/search-words.repository.ts';
import { resolveTextSearch } from '#platform/db/text-search.repository.ts';
import type { RowsWithTotal } from '#platform/db/total-cache.ts';
import type { Position } from '#platform/http/keyset-cursor.ts';
import { type PageRequest, readPage, toPage, toPageOf, withGuess } from '#platform/http/paging.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { readListed } from '../show/show-council.ts';
import type { CouncilText } from '../show/shown-councils.repository.ts';
import {
  type CouncilFilter,
  type CouncilSort,
  type NamedId,
  ORDERS,
  readCouncilIds,
  readCouncilNames,
  SEARCHED,
} from './lists.repository.ts';
import { isUsual, readUsualPage } from './prepared-pages.repository.ts';

export interface ListQuery {
  search?: string;
  location?: string;
  sort?: CouncilSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

type GivenFilter = Omit<CouncilFilter, 'words' | 'placeWords'>;

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listPage(
  db: Db,
  viewer: Viewer,
  query: ListQuery,
  given: GivenFilter,
): Promise<{ listed: CouncilText[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  const filter = await withWords(db, query, given);
  if (isUsual(filter, page)) {
    const found = await readUsualPage(db, viewer, { filter, sort, page });
    const { rows, meta } = toPageOf(page, found, rowOf);
    return { listed: rows, meta };
  }
  const { rows, meta } = toListed(page, filter, await readCouncilIds(db, filter, { sort, page }));
  const ids = rows.map(({ id }) => id);
  return { listed: await readListed(db, viewer, ids), meta };
}

/** Like listPage, but returns only ids and titles. */
export async function listNamePage(
  db: Db,
  query: ListQuery,
  given: GivenFilter,
): Promise<{ listed: NamedId[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  const filter = await withWords(db, query, given);
  const { rows, meta } = toListed(page, filter, await readCouncilNames(db, filter, { sort, page }));
  return { listed: rows, meta };
}

function toListed<Row extends Position>(page: PageRequest, filter: CouncilFilter, found: RowsWithTotal<Row>) {
  const { rows, meta } = toPage(page, found);
  return { rows, meta: withGuess(meta, isAnyGuessed(filter.words)) };
}

function readOrder({ sort = 'newest', ...paging }: ListQuery): { sort: CouncilSort; page: PageRequest } {
  return { sort, page: readPage(paging, ORDERS[sort]) };
}

async function withWords(db: Db, { search, location }: ListQuery, given: GivenFilter): Promise<CouncilFilter> {
  return {
    ...given,
    words: await resolveTextSearch(db, SEARCHED, search),
    placeWords: await readPatterns(db, location),
  };
}
