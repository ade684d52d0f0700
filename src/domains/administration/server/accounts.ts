/** Finding accounts: by filters, by words, in any of the orders. */

import { countVerifiedByPerson } from '#domains/impacts/server/public.ts';
import { readCards } from '#domains/people/server/public.ts';
import type { Account, PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { resolveSearch } from '#platform/db/search-index.repository.ts';
import { notFound } from '#platform/http/failure.ts';
import { readPage, toPage } from '#platform/http/paging.ts';
import { type AccountFilter, type AccountSort, ORDERS } from './account-filter.repository.ts';
import { listAccounts, readAccountPositions } from './accounts.repository.ts';
import { presentAccount } from './present.ts';

export interface AccountQuery extends Omit<AccountFilter, 'sought'> {
  search?: string;
}

interface AccountPaging {
  sort?: AccountSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listAccountPage(
  db: Db,
  { sort = 'newest', page: number, page_size, cursor, ...query }: AccountQuery & AccountPaging,
): Promise<{ rows: Account[]; meta: PageMeta }> {
  const paging = { ...(number && { page: number }), ...(page_size && { page_size }), ...(cursor && { cursor }) };
  const page = readPage(paging, ORDERS[sort]);
  const { rows, meta } = toPage(page, await readAccountPositions(db, await filterOf(db, query), page));
  const ids = rows.map(({ id }) => id);
  return { rows: await readWithPictures(db, ids), meta };
}

export async function filterOf(db: Db, { search, ...filter }: AccountQuery): Promise<AccountFilter> {
  return search === undefined ? filter : { ...filter, sought: await resolveSearch(db, 'account_words', search) };
}

/** In the order of the ids, without pictures. */
export async function readAccounts(db: Db, ids: readonly string[]): Promise<Account[]> {
  const rows = await listAccounts(db, ids);
  const impacts = await countVerifiedByPerson(db, ids);
  return rows.map((row) => presentAccount(row, impacts.get(row.id) ?? 0));
}

/** @throws {Failure} 404. */
export async function readAccount(db: Db, id: string): Promise<Account> {
  const [account] = await readWithPictures(db, [id]);
  if (!account) throw notFound(say('auth.failures.unknownAccount'));
  return account;
}

async function readWithPictures(db: Db, ids: readonly string[]): Promise<Account[]> {
  const accounts = await readAccounts(db, ids);
  const cards = await readCards(db, ids);
  return accounts.map((account) => ({ ...account, avatarUrl: cards(account.id).avatarUrl }));
}
