/** Comments keep their place, and lose their text as if their author had deleted them. */
import { eraseTitles } from '#domains/audit/server/public.ts';
import { removeQuotes } from '#domains/notifications/server/public.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { anchorOf } from '../model.ts';
import { ERASED_TABLES, eraseChoices, findCommentForUpdate, listOwnIds, setState } from './comments.repository.ts';
import { closeCase, lockCaseOf } from './moderate/held-cases.ts';
import { takeStep } from './take-step.ts';

const BY_AUTHOR = { actorId: null, reason: { of: 'deletedByAuthor' } } as const;

export const commentsErasure: Erasure = {
  erase: async (tx, { id: userId }) => {
    const ids = await listOwnIds(tx, userId);
    for (const id of ids) {
      const held = await lockCaseOf(tx, id);
      const comment = await findCommentForUpdate(tx, id);
      if (!comment || comment.state === 'deleted') continue;
      await setState(tx, comment, takeStep(comment, { type: 'comment.deleted' }), 'author');
      await removeQuotes(tx, anchorOf(id));
      await closeCase(tx, held, BY_AUTHOR);
    }
    await eraseTitles(tx, 'comment', { ids });
    await eraseChoices(tx, userId);
  },
  tables: ERASED_TABLES,
};
