/** All pages of a domain that visitors may open, read in parts, for search engines. */
import { type RawBuilder, sql } from 'kysely';
import { COUNTED_ROWS } from '../http/lists/paging.ts';
import type { Db } from './database.ts';

export interface PublicPage {
  id: string;
  title: string;
  /** Null if it isn't known. */
  changedAt: Date | null;
}

export interface PublicPages {
  /** The first id of each part of `size` pages. */
  listParts(db: Db, size: number): Promise<string[]>;
  /** Pages in the order of their ids, from this one on. */
  listFrom(db: Db, id: string, limit: number): Promise<PublicPage[]>;
  /** At most as many as lists count. */
  count(db: Db): Promise<number>;
  pathOf(page: PublicPage): string;
}

/** @param rows selects `id`, `title` and `updated_at` of what is public now. */
export const declarePublicPages = (rows: RawBuilder<unknown>, pathOf: PublicPages['pathOf']): PublicPages => ({
  listParts: async (db, size) => {
    const found = await sql<{ id: string }>`
      select id from (select id, row_number() over (order by id) as place from (${rows}) as page) as placed
      where place % ${size} = 1 order by id`.execute(db);
    return found.rows.map(({ id }) => id);
  },
  listFrom: async (db, id, limit) => {
    const found = await sql<PublicPage>`
      select id, title, updated_at as "changedAt" from (${rows}) as page
      where id >= ${id}::uuid order by id limit ${limit}`.execute(db);
    return found.rows;
  },
  count: async (db) => {
    const { rows: found } = await sql<{
      count: number;
    }>`select count(*)::float8 as count
      from (select from (${rows}) as page limit ${COUNTED_ROWS}) as counted`.execute(db);
    return found[0]?.count ?? 0;
  },
  pathOf,
});
