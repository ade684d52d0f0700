import { publicProfilePathOf } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import { emit } from '#domains/webhooks/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';

/** Tells webhooks of someone whose email address has just been verified. */
export const emitJoined = (tx: Tx, userId: string): Promise<void> =>
  emit(tx, {
    type: 'member.joined',
    list: async () => {
      const card = (await readCards(tx, [userId]))(userId);
      return [{ subjectId: userId, data: { id: userId, name: card.name, link: publicProfilePathOf(card) } }];
    },
  });
