/** Pages of opportunities. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isAnyGuessed, resolveSearch, type SearchTerm } from '#platform/server/db/search/search-index.repository.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type PageRequest, readPage, toPage, withGuess } from '#platform/server/http/lists/paging.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { presentSummary } from '../present.ts';
import type { ListedOpportunityRow } from '../show/opportunity-rows.repository.ts';
import { readOpportunities, type ShowNeeds } from '../show/show-opportunity.ts';
import type { OpportunityFilter } from './list-filter.repository.ts';
import { findOpportunityIds, type OpportunitySort, orderOf, readOpportunityIds } from './lists.repository.ts';
import { readOpportunityPage } from './pages.repository.ts';

interface Paging {
  page?: number;
  page_size?: number;
  cursor?: string;
}

export interface ListQuery extends Paging {
  search?: string;
  sort?: OpportunitySort;
}

/** The answer of a list. @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listSummaries(
  { db, presentMedia }: ShowNeeds,
  viewer: Viewer,
  query: ListQuery,
  given: OpportunityFilter,
) {
  const { listed, meta } = await listPage(db, viewer, query, given);
  return ok('Opportunities found.', {
    data: listed.map((row) => presentSummary(presentMedia, viewer, row)),
    meta,
  });
}

async function listPage(
  db: Db,
  viewer: Viewer,
  query: ListQuery,
  given: Omit<OpportunityFilter, 'words'>,
): Promise<{ listed: ListedOpportunityRow[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  if (query.search === undefined && sort !== 'deadline') {
    const { rows, meta } = toPage(page, await readOpportunityPage(db, viewer, { filter: given, sort, page }));
    return { listed: rows, meta };
  }
  // A search counts the rows that it finds, and the order by deadline joins two lists of rows.
  const { ids, meta } = await listIdPage(db, query, given);
  return { listed: await readOpportunities(db, viewer, ids), meta };
}

/** Only the ids of a page. @throws {Failure} as `listSummaries`. */
export async function listIdPage(
  db: Db,
  query: ListQuery,
  given: Omit<OpportunityFilter, 'words'>,
): Promise<{ ids: string[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  const words = await readSearchWords(db, query.search);
  const filter = { ...given, words };
  const isSearch = words.length > 0 && sort !== 'deadline';
  const found = isSearch
    ? findOpportunityIds(db, filter, { sort, page })
    : readOpportunityIds(db, filter, { sort, page });
  const listed = toPage(page, await found);
  return { ids: listed.rows.map(({ id }) => id), meta: withGuess(listed.meta, isAnyGuessed(words)) };
}

function readOrder({ sort = 'newest', ...paging }: ListQuery): { sort: OpportunitySort; page: PageRequest } {
  return { sort, page: readPage(paging, orderOf(sort)) };
}

export const readSearchWords = (db: Db, search: string | undefined): Promise<SearchTerm[]> =>
  resolveSearch(db, 'opportunity_words', search);

export interface ContentQuery {
  type?: string;
  category?: string;
  sdg?: number;
  owner?: string;
  deadlineFrom?: string;
  deadlineTo?: string;
}

/** What a list may be narrowed by, for every reader. */
export const ofContent = ({
  type,
  category,
  sdg,
  owner,
  deadlineFrom,
  deadlineTo,
}: ContentQuery): OpportunityFilter => ({
  type,
  category,
  sdg,
  owner,
  deadlineFrom,
  deadlineTo,
});
