/** Events about councils for webhooks, written in the transaction of the change. */
import { readCards } from '#domains/people/server/public.ts';
import { emit } from '#domains/webhooks/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { councilPathOf } from '../../model.ts';
import type { CouncilRow } from '../councils.repository.ts';

type ToldCouncil = Pick<CouncilRow, 'id' | 'councilTitle' | 'ownerId'>;

const dataOf = (council: ToldCouncil) => ({
  id: council.id,
  title: council.councilTitle,
  link: councilPathOf(council),
});

/** Someone who only asks for a council doesn't own one yet. */
export const emitCouncilRequested = (tx: Tx, council: ToldCouncil): Promise<void> =>
  emit(tx, {
    type: 'council.requested',
    list: async () => [{ subjectId: council.id, data: dataOf(council) }],
  });

export const emitCouncilDecided = (
  tx: Tx,
  council: ToldCouncil,
  { isApproved }: { isApproved: boolean },
): Promise<void> =>
  emit(tx, {
    type: isApproved ? 'council.approved' : 'council.declined',
    council: { id: council.id, findOwner: async () => council.ownerId },
    list: async () => [{ subjectId: council.id, data: dataOf(council) }],
  });

export const emitMemberJoined = (tx: Tx, council: ToldCouncil, userId: string): Promise<void> =>
  emit(tx, {
    type: 'council.member_joined',
    council: { id: council.id, findOwner: async () => council.ownerId },
    list: async () => {
      const { name } = (await readCards(tx, [userId]))(userId);
      return [{ subjectId: council.id, data: { council: dataOf(council), member: { id: userId, name } } }];
    },
  });
