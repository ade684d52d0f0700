import { countDueForRecount } from '#domains/impacts/server/public.ts';
import { readCards } from '#domains/people/server/public.ts';
import type { PointsRecounting } from '#generated/types.gen.ts';
import type { RecountNeeds } from './needs.ts';
import { findLatestRecount } from './recounts.repository.ts';

export async function presentRecounting({
  db,
  readRule,
}: Pick<RecountNeeds, 'db' | 'readRule'>): Promise<PointsRecounting> {
  const latest = await findLatestRecount(db);
  const due = await countDueForRecount(db, await readRule());
  if (!latest) return { latest: null, due };
  const cardOf = await readCards(db, [latest.askedBy]);
  const { id, state, total, done, changes, askedBy, askedAt, endedAt } = latest;
  return {
    latest: {
      id: Number(id),
      state,
      total,
      done,
      changes,
      by: cardOf(askedBy),
      at: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    },
    due,
  };
}
