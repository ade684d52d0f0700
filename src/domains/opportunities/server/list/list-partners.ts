import { presentCard } from '#domains/people/server/public.ts';
import type { Partner } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { readPatterns } from '#platform/server/db/search/search-patterns.repository.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { listPartnerRows, PARTNER_ORDERS } from './partners.repository.ts';

export const listPartners: Call<'listPartners', { db: Db }> = async ({ db }, request) => {
  const { search, sort = 'open', ...paging } = request.query;
  const page = readPage(paging, PARTNER_ORDERS[sort]);
  const patterns = await readPatterns(db, search);
  const { rows, meta } = await listPartnerRows(db, patterns, { sort, page });
  const data: Partner[] = rows.map((row) => ({
    person: presentCard(row.card),
    organizationName: row.organizationName,
    opportunityCount: row.opportunityCount,
    openCount: row.openCount,
    nextClosesAt: row.nextClosesAt?.toISOString() ?? null,
  }));
  return ok('Partners found.', { data, meta });
};
