/** Pages of opportunities and of applications. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { rowOf } from '#platform/db/json-rows.ts';
import { isAnyGuessed, resolveSearch, type SearchTerm } from '#platform/db/search-index.repository.ts';
import { readPatterns } from '#platform/db/search-words.repository.ts';
import { type PageRequest, readPage, toPage, toPageOf, withGuess } from '#platform/http/paging.ts';
import type { Person, Viewer } from '#platform/http/viewer.ts';
import {
  APPLICATION_ORDERS,
  type ApplicationFilter,
  type ApplicationSort,
  listApplicationIds,
  listPeopleNamed,
} from '../applications/application-lists.repository.ts';
import { findOpportunity } from '../opportunities.repository.ts';
import { assertCanManage, assertCanSee } from '../policy.ts';
import { readOpportunities } from '../show/show-opportunity.ts';
import type { OpportunityText } from '../show/shown-opportunities.repository.ts';
import type { OpportunityFilter } from './list-filter.repository.ts';
import { findOpportunityIds, type OpportunitySort, orderOf, readOpportunityIds } from './lists.repository.ts';
import { isUsual, readUsualPage } from './prepared-pages.repository.ts';

interface Paging {
  page?: number;
  page_size?: number;
  cursor?: string;
}

export interface ListQuery extends Paging {
  search?: string;
  sort?: OpportunitySort;
}

export interface ApplicationQuery extends Paging {
  search?: string;
  sort?: ApplicationSort;
}

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listPage(
  db: Db,
  viewer: Viewer,
  query: ListQuery,
  given: Omit<OpportunityFilter, 'words'>,
): Promise<{ listed: OpportunityText[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  if (query.search === undefined && sort !== 'deadline' && isUsual(given, sort, page)) {
    const found = await readUsualPage(db, viewer, { filter: given, sort, page });
    const { rows, meta } = toPageOf(page, found, rowOf);
    return { listed: rows, meta };
  }
  const { ids, meta } = await listIdPage(db, query, given);
  return { listed: await readOpportunities(db, viewer, ids), meta };
}

/** Like listPage, but returns only ids. */
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

/** A page of applications. @throws {Failure} as listPage does. */
export async function listApplicationPage(
  db: Db,
  { search, sort = 'newest', ...paging }: ApplicationQuery,
  given: Omit<ApplicationFilter, 'words' | 'applicants'>,
): Promise<{ ids: string[]; meta: PageMeta }> {
  const page = readPage(paging, APPLICATION_ORDERS[sort]);
  const filter = { ...given, ...(search !== undefined && (await findApplicants(db, search))) };
  const { rows, meta } = await listApplicationIds(db, filter, page);
  return { ids: rows.map(({ id }) => id), meta };
}

/** The people found or, if there are too many, patterns for their names. */
async function findApplicants(db: Db, search: string): Promise<Pick<ApplicationFilter, 'words' | 'applicants'>> {
  const words = await readPatterns(db, search);
  if (words.length === 0) return {};
  const applicants = await listPeopleNamed(db, words);
  return applicants === null ? { words } : { applicants };
}

/** Limits the list to applications this person may decide. @throws {Failure} 403, 404 for another's opportunity. */
export async function applicationScopeOf(
  db: Db,
  person: Person,
  opportunityId: string | undefined,
): Promise<{ opportunityId?: string; ownerId?: string }> {
  if (opportunityId === undefined) return person.role === 'Admin' ? {} : { ownerId: person.userId };
  const opportunity = await findOpportunity(db, opportunityId);
  assertCanSee(person, opportunity);
  assertCanManage(person, opportunity, 'seeApplications');
  return { opportunityId };
}
