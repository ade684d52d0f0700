/** Lists partners. */

import { readCards } from '#domains/people/server/public.ts';
import type { Partner } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { foldWords, patternOf } from '#platform/db/search-words.repository.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import { COUNTED_ROWS, readPage, toPage } from '#platform/http/paging.ts';
import { countPartnerRows, listPartnerRows } from './partners.repository.ts';

export function createPartnersHandler(db: Db): Handlers<'listPartners'> {
  return {
    listPartners: async (request) => {
      const { search, sort = 'open', ...paging } = request.query;
      const page = readPage(paging, { name: `partners:${sort}`, isKey: sort === 'open' ? KEYS.count : KEYS.words });
      const patterns = search === undefined ? [] : (await foldWords(db, search)).map(patternOf);
      const found = await listPartnerRows(db, patterns, sort, page);
      const total = await countPartnerRows(db, patterns, COUNTED_ROWS + 1);
      const { rows, meta } = toPage(page, {
        rows: found,
        total,
        positionOf: ({ id, openCount, sortName }) => ({ key: sort === 'open' ? String(openCount) : sortName, id }),
      });
      const cards = await readCards(
        db,
        rows.map(({ id }) => id),
      );
      const data: Partner[] = rows.map((row) => ({
        person: cards(row.id),
        organizationName: row.organizationName,
        opportunityCount: row.opportunityCount,
        openCount: row.openCount,
        nextClosesAt: row.nextClosesAt?.toISOString() ?? null,
      }));
      return ok('Partners found.', { data, meta });
    },
  };
}
