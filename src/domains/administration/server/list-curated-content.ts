/** The admins' overview, and hidden and featured content. */

import { impactPathOf } from '#domains/impacts/model.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { opportunityPathOf } from '#domains/opportunities/model.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { ContentKind, CuratedItem } from '#generated/types.gen.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type CuratedRow, curatedOrder, listCurated, type Shelf } from './curated.repository.ts';
import { readAdminStats } from './get-admin-stats.ts';
import { foldTallies } from './tallies.repository.ts';

interface OverviewNeeds {
  db: Db;
  config: Pick<Config, 'databaseUrl'>;
  jobs: Jobs;
}

const EVERY_TEN_MINUTES = '*/10 * * * *';

export function createOverviewHandlers(needs: OverviewNeeds): Handlers<'getAdminStats' | 'listCuratedContent'> {
  const { db, config, jobs } = needs;
  jobs.repeat('administration.tallies', EVERY_TEN_MINUTES, () => foldTallies(db));
  return {
    getAdminStats: async () => {
      const database = config.databaseUrl ? 'postgresql' : 'embedded';
      return ok('Admin statistics.', await readAdminStats(db, database, new Date()));
    },

    listCuratedContent: async (request) => {
      const { shelf = 'hidden', kind, search, ...paging } = request.query;
      const filter = { shelf, kind, search };
      const { rows, meta } = await listCurated(db, filter, readPage(paging, curatedOrder(shelf)));
      const data = rows.map((row) => present(row, shelf));
      return ok('Hidden and featured content.', { data, meta });
    },
  };
}

const PATHS: Record<ContentKind, (thing: { id: string; title: string }) => string> = {
  impact: impactPathOf,
  opportunity: opportunityPathOf,
  news: newsPathOf,
};

function present({ kind, id, title, owner, createdAt, action }: CuratedRow, shelf: Shelf): CuratedItem {
  return {
    kind,
    id,
    title,
    link: PATHS[kind]({ id, title }),
    owner: presentCard(owner),
    shelf,
    createdAt: createdAt.toISOString(),
    decidedAt: action && new Date(action.at).toISOString(),
    decidedBy: action?.by ? presentCard(action.by) : null,
    reason: action?.reason ?? null,
  };
}
