import { impactPathOf } from '#domains/impacts/model.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { opportunityPathOf } from '#domains/opportunities/model.ts';
import { presentCard } from '#domains/people/server/public.ts';
import type { ContentKind, CuratedItem } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { type CuratedRow, curatedOrder, listCurated, type Shelf } from './curated.repository.ts';

export const listCuratedContent: Call<'listCuratedContent', { db: Db }> = async ({ db }, request) => {
  const { shelf = 'hidden', kind, search, ...paging } = request.query;
  const { rows, meta } = await listCurated(db, { shelf, kind, search }, readPage(paging, curatedOrder(shelf)));
  return ok('Hidden and featured content.', { data: rows.map((row) => present(row, shelf)), meta });
};

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
