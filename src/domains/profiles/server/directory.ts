/** The members' directory, and the search for people. */
import type { PageMeta, Role } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { COUNTED_UP_TO } from '#platform/server/db/lists/list-page.repository.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { type PageRequest, readPage, toPage, withGuess } from '#platform/server/http/lists/paging.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { tidyText } from '#platform/shared/prose.ts';
import {
  countNames,
  countPeople,
  countRanked,
  type DirectoryFilter,
  type DirectoryOrder,
  findByName,
  isCommon,
  listBeginning,
  listByName,
  listExact,
  ORDERS,
  scanPeople,
} from './directory.repository.ts';
import { areSearchedTogether, isPrefixOnly, readSearchWords } from './name-search.repository.ts';
import { presentPerson } from './present.ts';
import { type DirectoryRow, listDirectoryRows } from './show/profiles.repository.ts';

/** @throws {Failure} 422 for a blank search, a page past row 10,000 or a foreign cursor. */
export const searchUsers: Call<'searchUsers', { db: Db }> = async ({ db }, request) => {
  const { sort = 'relevance', withoutBlocked = false, ...query } = request.query;
  const reachableBy = withoutBlocked ? callerOf(request).userId : undefined;
  const { rows, meta } = await listDirectory(db, { ...query, sort, reachableBy });
  return ok('People found.', { data: rows.map((row) => presentPerson(viewerOf(request), row)), meta });
};

/** @throws {Failure} 422 for a page past row 10,000 or a foreign cursor. */
export const listUsers: Call<'listUsers', { db: Db }> = async ({ db }, request) => {
  const { sort = 'newest' } = request.query;
  const { rows, meta } = await listDirectory(db, { ...request.query, sort });
  return ok('The people.', { data: rows.map((row) => presentPerson(viewerOf(request), row)), meta });
};

interface DirectoryQuery {
  search?: string;
  role?: Role;
  /** Leaves out people on either side of a block with this person. */
  reachableBy?: string | undefined;
  sort: DirectoryOrder;
  page?: number;
  page_size?: number;
  cursor?: string;
}

async function listDirectory(
  db: Db,
  { search, role, reachableBy, sort, ...paging }: DirectoryQuery,
): Promise<{ rows: DirectoryRow[]; meta: PageMeta }> {
  const page = readPage(paging, ORDERS[sort]);
  const found = await findPeople(db, { search, role, reachableBy }, sort, page);
  const { rows, meta } = toPage(page, found);
  const ids = rows.map(({ id }) => id);
  return { rows: await listDirectoryRows(db, ids), meta: withGuess(meta, found.isGuessed) };
}

interface Listed {
  rows: Position[];
  total: number;
}

async function findPeople(
  db: Db,
  { search, ...only }: { search: string | undefined; role: Role | undefined; reachableBy: string | undefined },
  sort: DirectoryOrder,
  page: PageRequest,
): Promise<Listed & { isGuessed: boolean }> {
  if (search === undefined)
    return { ...(await listInOrder(db, { sought: [], ...only }, sort, page)), isGuessed: false };
  const term = tidyText(search);
  if (term === '') throw invalid([{ field: 'search', message: sayMissing('search') }]);
  const words = await readSearchWords(db, term);
  const isGuessed = words.some(({ spellings }) => spellings !== null);
  if (areSearchedTogether(words))
    return { ...(await findByName(db, { sought: words, ...only }, sort, page)), isGuessed };
  const counted = await Promise.all(words.map(async (sought) => ({ sought, names: await countNames(db, sought) })));
  const byRarity = counted.sort((a, b) => a.names - b.names);
  const filter = { sought: byRarity.map(({ sought }) => sought), ...only };
  const isRare = byRarity.length > 1 || !isCommon(byRarity[0]?.names ?? 0);
  return { ...(await findMatches(db, filter, { sort, page, isRare })), isGuessed };
}

async function findMatches(
  db: Db,
  filter: DirectoryFilter,
  { sort, page, isRare }: { sort: DirectoryOrder; page: PageRequest; isRare: boolean },
): Promise<Listed> {
  if (isRare) return findByName(db, filter, sort, page);
  if (sort !== 'relevance') return listInOrder(db, filter, sort, page);
  const word = wordAloneOf(filter);
  const exact = word ? await listExact(db, word, filter, page) : [];
  if (exact.length > page.limit) return { rows: exact, total: COUNTED_UP_TO };
  if (word && isPrefixOnly(word)) return { rows: await listBeginning(db, word, filter, page), total: COUNTED_UP_TO };
  // Only the best matches are read, so the total is counted separately.
  const [{ rows }, total] = await Promise.all([findByName(db, filter, sort, page), countCapped(db, filter)]);
  return { rows, total };
}

async function listInOrder(db: Db, filter: DirectoryFilter, sort: DirectoryOrder, page: PageRequest): Promise<Listed> {
  const order = sort === 'relevance' ? 'newest' : sort;
  const [rows, total] = await Promise.all([readPageInOrder(db, filter, order, page), countCapped(db, filter, order)]);
  return { rows, total };
}

async function readPageInOrder(
  db: Db,
  filter: DirectoryFilter,
  order: Exclude<DirectoryOrder, 'relevance'>,
  page: PageRequest,
): Promise<Position[]> {
  const word = order === 'name' ? wordAloneOf(filter) : undefined;
  return (word && (await listByName(db, word, filter, page))) ?? scanPeople(db, filter, order, page);
}

/** The search word, unless a role is looked for too. */
const wordAloneOf = ({ sought, role }: DirectoryFilter) => (role === undefined ? sought[0] : undefined);

/**
 * The total of a search that finds too much to count all of it. A lone word that gets here has more matches than are
 * counted, unless they're sorted by points, which leaves out people who aren't on the leaderboard.
 */
async function countCapped(db: Db, filter: DirectoryFilter, order: DirectoryOrder = 'newest'): Promise<number> {
  const word = wordAloneOf(filter);
  if (!word) return countPeople(db, filter, order);
  if (order !== 'points') return COUNTED_UP_TO;
  return (await countRanked(db, word)) ?? countPeople(db, filter, order);
}
