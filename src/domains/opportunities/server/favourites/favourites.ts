/** Saving opportunities, and listing the saved ones by time of saving or by deadline. */

import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { type ListQuery, listIdPage, readSearchWords } from '../list/list-page.ts';
import { presentSummary } from '../present.ts';
import { readOpportunities, readOpportunity, type ShowNeeds } from '../show/show-opportunity.ts';
import {
  type FavouriteRow,
  listFavouritesOf,
  listSaved,
  removeFavouriteRow,
  SAVED_ORDERS,
  saveFavourite,
} from './favourites.repository.ts';

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export const listFavourites: Call<'listFavourites', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { rows, meta } = await listPage(needs.db, person.userId, request.query);
  return ok('Saved opportunities found.', { data: await show(needs, person, rows), meta });
};

/** No-op if already saved. @throws {Failure} 404. */
export const addFavourite: Call<'addFavourite', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { opportnityId } = request.body;
  await readOpportunity(needs.db, person, opportnityId);
  const [favourite] = await show(needs, person, [await saveFavourite(needs.db, person.userId, opportnityId)]);
  if (!favourite) throw noFavourite();
  return ok('Saved.', favourite);
};

/** Idempotent. @throws {Failure} 404 for someone else's. */
export const removeFavourite: Call<'removeFavourite', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  if (!(await removeFavouriteRow(db, person.userId, request.params.id))) throw noFavourite();
  return ok('No longer saved.', null);
};

type FavouriteQuery = Omit<ListQuery, 'sort'> & { sort?: 'newest' | 'oldest' | 'deadline' };

async function listPage(
  db: Db,
  userId: string,
  { sort = 'newest', ...query }: FavouriteQuery,
): Promise<{ rows: FavouriteRow[]; meta: PageMeta }> {
  if (sort === 'deadline') {
    const { ids, meta } = await listIdPage(db, { ...query, sort }, { savedBy: userId });
    const saved = new Map((await listFavouritesOf(db, userId, ids)).map((row) => [row.opportunityId, row]));
    return { rows: ids.flatMap((id) => saved.get(id) ?? []), meta };
  }
  const words = await readSearchWords(db, query.search);
  return listSaved(db, userId, words, readPage(query, SAVED_ORDERS[sort]));
}

async function show({ db, presentMedia }: ShowNeeds, person: Person, rows: readonly FavouriteRow[]) {
  const ids = rows.map(({ opportunityId }) => opportunityId);
  const read = new Map((await readOpportunities(db, person, ids)).map((item) => [item.id, item]));
  return rows.flatMap(({ id, opportunityId, savedAt }) => {
    const item = read.get(opportunityId);
    if (!item) return [];
    const opportunity = presentSummary(presentMedia, person, item);
    return [{ id, opportunity, savedAt: savedAt.toISOString() }];
  });
}

const noFavourite = () => notFound(say('opportunities.failures.noSaved'));
