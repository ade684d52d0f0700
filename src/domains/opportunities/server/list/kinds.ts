/** The types and the categories of opportunities. They are few, so pages are cut from the whole list. */

import { presentChoice, type StoredEntry } from '#domains/vocabularies/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { KEYS } from '#platform/server/http/lists/keyset-cursor.ts';
import { readPage, toPage } from '#platform/server/http/lists/paging.ts';
import { opportunityCategories, opportunityTypes } from './kinds.repository.ts';

type PageQuery = Parameters<typeof readPage>[0];

export const listOpportunityTypes: Call<'listOpportunityTypes', { db: Db }> = async ({ db }, request) =>
  ok('Types found.', pageOf('opportunityTypes', request.query, await opportunityTypes.list(db)));

export const listOpportunityCategories: Call<'listOpportunityCategories', { db: Db }> = async ({ db }, request) =>
  ok('Categories found.', pageOf('opportunityCategories', request.query, await opportunityCategories.list(db)));

/** @param kinds all of them, in their order. */
function pageOf(name: string, query: PageQuery, kinds: readonly StoredEntry[]) {
  const request = readPage(query, { name, isKey: KEYS.none });
  const { after, offset, limit } = request;
  const first = after ? kinds.findIndex(({ id }) => id === after.id) + 1 : offset;
  const rows = kinds.slice(first, first + limit + 1).map((kind) => ({ ...kind, key: '' }));
  const page = toPage(request, { rows, total: kinds.length });
  return { data: page.rows.map(presentChoice), meta: page.meta };
}
