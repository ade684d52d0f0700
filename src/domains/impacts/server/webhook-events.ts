/** Events about impacts for webhooks, written in the transaction of the change. */
import { findCouncilOwner } from '#domains/councils/server/public.ts';
import { readCards } from '#domains/people/server/public.ts';
import { emit } from '#domains/webhooks/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { impactPathOf } from '../model.ts';
import type { ImpactRow } from './impacts.repository.ts';

type ToldImpact = Pick<ImpactRow, 'id' | 'title' | 'ownerId' | 'councilId' | 'isHidden'>;

export const emitImpactEvent = (
  tx: Tx,
  type: 'impact.submitted' | 'impact.verified' | 'impact.declined' | 'impact.reopened',
  impact: ToldImpact,
): Promise<void> => {
  const { id, title, ownerId, councilId, isHidden } = impact;
  return emit(tx, {
    type,
    council:
      councilId === null || isHidden ? null : { id: councilId, findOwner: () => findCouncilOwner(tx, councilId) },
    list: async () => {
      const owner = (await readCards(tx, [ownerId]))(ownerId);
      const data = { id, title, link: impactPathOf(impact), owner: { id: ownerId, name: owner.name } };
      return [{ subjectId: id, data }];
    },
  });
};
