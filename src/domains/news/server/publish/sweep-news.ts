/** Deletes articles permanently once they can no longer be restored. Their comments go with them. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteForGood, lockUnrestorable } from '../news.repository.ts';

/** Closes the cases of comments on these articles, which are about to be deleted. */
export type CloseCommentCases = (tx: Tx, newsIds: readonly string[]) => Promise<void>;

interface SweepNeeds {
  db: Db;
  closeCommentCases: CloseCommentCases;
}

/** @returns the number deleted. */
export const sweepNews = ({ db, closeCommentCases }: SweepNeeds): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const ids = await lockUnrestorable(tx);
    if (ids.length === 0) return 0;
    await closeCommentCases(tx, ids);
    await deleteForGood(tx, ids);
    return ids.length;
  });
