/** Pages of saved opportunities, by time of saving or by deadline. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { readPage } from '#platform/http/paging.ts';
import { type FavouriteRow, listFavouritesOf, listSaved, SAVED_ORDERS } from './favourites/favourites.repository.ts';
import { type ListQuery, listIdPage, readSearchWords } from './list/list-page.ts';

type FavouriteQuery = Omit<ListQuery, 'sort'> & { sort?: 'newest' | 'oldest' | 'deadline' };

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listFavouritePage(
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
