/** Lists of impacts that the viewer may see. */

import { isPartListed, listNamed } from '#domains/people/server/public.ts';
import { type PlaceQuery, readWhere } from '#domains/places/server/public.ts';
import type { ImpactYearCount, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { isAnyGuessed, resolveSearch } from '#platform/server/db/search/search-index.repository.ts';
import { readPatterns } from '#platform/server/db/search/search-patterns.repository.ts';
import { COUNTED_ROWS, type PageRequest, readPage, toPage, withGuess } from '#platform/server/http/lists/paging.ts';
import type { Person, Viewer } from '#platform/server/http/viewer.ts';
import { listPlaces } from '../search.repository.ts';
import type { ListedImpactRow } from '../show/impact-rows.repository.ts';
import { readListed } from '../show/read-impacts.ts';
import type { ImpactFilter, Scope } from './list-filter.repository.ts';
import {
  countByYear,
  findImpactIds,
  type ImpactSort,
  isById,
  listUnlistedIdsOf,
  ORDERS,
  readImpactIds,
} from './lists.repository.ts';
import { readImpactPage, readSeenPage } from './pages.repository.ts';

interface SoughtQuery extends PlaceQuery {
  search?: string;
  location?: string;
}

export interface ListQuery extends SoughtQuery {
  sort?: ImpactSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

/** Judges decide on private impacts, so they may list them. */
export const isPersonListed = async (db: Db, viewer: Viewer, userId: string): Promise<boolean> =>
  viewer?.role === 'Judge' || (await isPartListed(db, viewer, userId, 'impacts'));

export async function scopeOf(db: Db, viewer: Viewer): Promise<Scope> {
  if (viewer?.role === 'Admin') return { kind: 'all' };
  if (viewer === null) return { kind: 'public', own: null };
  const own = await listUnlistedIdsOf(db, viewer.userId);
  return { kind: scopeFor(viewer), own: own.length === 0 ? null : own };
}

const scopeFor = ({ role }: Person) => (role === 'Judge' ? 'shown' : 'public');

type GivenFilter = Omit<ImpactFilter, 'sought' | 'named' | 'placeWords' | 'places' | 'where'>;

export interface ListedPage {
  listed: ListedImpactRow[];
  meta: PageMeta;
}

/** A page of everything that the viewer may see. @throws {Failure} as listPage does. */
export async function listSeenPage(
  db: Db,
  viewer: Viewer,
  query: ListQuery,
  filter: Omit<GivenFilter, 'scope'>,
): Promise<ListedPage> {
  const { sort, page } = readOrder(query);
  const isWhole = [query.search, query.location, query.near, query.area, query.bounds, ...Object.values(filter)].every(
    (value) => value === undefined,
  );
  if (viewer && viewer.role !== 'Admin' && isWhole && isById(sort)) {
    const { rows, meta } = toPage(page, await readSeenPage(db, viewer, { scope: scopeFor(viewer), sort, page }));
    return { listed: rows, meta };
  }
  return listPage(db, viewer, query, { ...filter, scope: await scopeOf(db, viewer) });
}

/**
 * @param given null if the viewer may not see the list; it's then empty.
 * @throws {Failure} 422 for a page past row 10,000 or a cursor of another list.
 */
export async function listPage(
  db: Db,
  viewer: Viewer,
  query: ListQuery,
  given: GivenFilter | null,
): Promise<ListedPage> {
  const { sort, page } = readOrder(query);
  const filter = given && (await resolveFilter(db, viewer, query, given));
  if (filter && isSearch(filter)) {
    // A search counts the rows that it finds, and takes the page from them.
    const { ids, meta } = await readPageOf(db, query, filter);
    return { listed: await readListed(db, viewer, ids), meta };
  }
  const found = filter ? await readImpactPage(db, viewer, { filter, sort, page }) : { rows: [], total: 0 };
  const { rows, meta } = toPage(page, found);
  return { listed: rows, meta };
}

/** A search reads the rows it counts, so it counts fewer of each year. */
const COUNTED_OF_YEAR = 1_000;

/**
 * A page of a judge's queue, with counts for every year regardless of the year filter.
 * @throws {Failure} as listPage does.
 */
export async function listReviewPage(
  db: Db,
  query: ListQuery,
  { filter, years }: { filter: GivenFilter; years: readonly number[] },
): Promise<{ ids: string[]; meta: PageMeta; years: ImpactYearCount[] }> {
  const whole = await withWords(db, query, filter);
  const most = whole.sought ? COUNTED_OF_YEAR : COUNTED_ROWS;
  const [listed, counts] = await Promise.all([readPageOf(db, query, whole), countByYear(db, whole, years, most + 1)]);
  return {
    ...listed,
    years: counts.map(({ year, count }) => ({ year, total: Math.min(count, most), totalIsExact: count <= most })),
  };
}

/** What is searched for, as conditions. @throws {Failure} 422 for an unknown place. */
export const resolveFilter = async (
  db: Db,
  viewer: Viewer,
  query: SoughtQuery,
  given: GivenFilter,
): Promise<ImpactFilter> => withNames(db, viewer, query, await withWords(db, query, given));

async function withWords(
  db: Db,
  { search, location, ...query }: SoughtQuery,
  filter: GivenFilter,
): Promise<ImpactFilter> {
  const where = await readWhere(query);
  return {
    ...filter,
    ...(where && { where }),
    ...(search !== undefined && { sought: await resolveSearch(db, 'impact_words', search) }),
    ...(location !== undefined && (await place(db, location))),
  };
}

const isSearch = ({ sought, named }: ImpactFilter): boolean => sought !== undefined || named !== undefined;

/** A search also finds what people of this name did. Words that are theirs aren't misspelt ones of a title. */
async function withNames(db: Db, viewer: Viewer, { search }: SoughtQuery, filter: ImpactFilter): Promise<ImpactFilter> {
  const named = search === undefined ? [] : await listNamed(db, viewer, search, 'impacts');
  if (named.length === 0) return filter;
  const { sought, ...others } = filter;
  return isAnyGuessed(sought) ? { ...others, named } : { ...filter, named };
}

async function readPageOf(db: Db, query: ListQuery, whole: ImpactFilter): Promise<{ ids: string[]; meta: PageMeta }> {
  const { sort, page } = readOrder(query);
  const read = isSearch(whole) ? findImpactIds : readImpactIds;
  const listed = toPage(page, await read(db, whole, { sort, page }));
  return { ids: listed.rows.map(({ id }) => id), meta: withGuess(listed.meta, isAnyGuessed(whole.sought)) };
}

function readOrder({ sort = 'newest', ...paging }: ListQuery): { sort: ImpactSort; page: PageRequest } {
  return { sort, page: readPage(paging, ORDERS[sort]) };
}

/** The places that match a location or, if there are too many, patterns of its words. */
async function place(db: Db, location: string): Promise<Pick<ImpactFilter, 'places' | 'placeWords'>> {
  const patterns = await readPatterns(db, location);
  const places = await listPlaces(db, patterns);
  return places === null ? { placeWords: patterns } : { places };
}
