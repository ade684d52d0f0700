/** Pages of saved opportunities, by time of saving or by deadline. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import { COUNTED_ROWS, readPage, toPage } from '#platform/http/paging.ts';
import { type FavouriteRow, listFavouritesOf, listSaved } from './favourites.repository.ts';
import { countOpportunities } from './lists.repository.ts';
import { type ListQuery, listIdPage, spell } from './lists.service.ts';

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
  const page = readPage(query, { name: `saved:${sort}`, isKey: KEYS.moment });
  const filter = { savedBy: userId, words: (await spell(db, query.search)).words };
  const rows = await listSaved(db, userId, { words: filter.words, sort, page });
  const total = await countOpportunities(db, filter, COUNTED_ROWS + 1);
  return toPage(page, { rows, total, positionOf: ({ id, savedKey }) => ({ key: savedKey, id }) });
}
