/** The types and the categories of opportunities, each listed on a single page. */

import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { onOnePage, readPage } from '#platform/http/paging.ts';
import { listCategories, listTypes } from './kinds.repository.ts';

export function createKindHandlers(db: Db): Handlers<'listOpportunityTypes' | 'listOpportunityCategories'> {
  return {
    listOpportunityTypes: async (request) => {
      readPage(request.query, ON_ONE_PAGE);
      return ok('Types found.', onOnePage(await listTypes(db)));
    },

    listOpportunityCategories: async (request) => {
      readPage(request.query, ON_ONE_PAGE);
      return ok('Categories found.', onOnePage(await listCategories(db)));
    },
  };
}

/** Single-page lists reject cursors. */
const ON_ONE_PAGE = { name: 'kinds', isKey: () => false };
