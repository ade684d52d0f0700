/** Accounts as admins see them. */
import { countVerifiedByPerson } from '#domains/impacts/server/public.ts';
import { readCards } from '#domains/people/server/public.ts';
import type { Account } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { resolveSearch } from '#platform/server/db/search/search-index.repository.ts';
import type { AccountFilter } from './account-filter.repository.ts';
import { listAccounts } from './accounts.repository.ts';
import { presentAccount } from './present.ts';

export interface AccountQuery extends Omit<AccountFilter, 'sought'> {
  search?: string;
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

export async function readWithPictures(db: Db, ids: readonly string[]): Promise<Account[]> {
  const accounts = await readAccounts(db, ids);
  const cards = await readCards(db, ids);
  return accounts.map((account) => ({ ...account, avatarUrl: cards(account.id).avatarUrl }));
}
