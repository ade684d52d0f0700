/** Tells people what happened, in the transaction in which it does. */
import type { Db, Tx } from '../../../platform/db/database.ts';
import { countUnreadOf, insertNotification, type News } from './repository.ts';

export async function notify(tx: Tx, news: News): Promise<void> {
  await insertNotification(tx, news);
}

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  return countUnreadOf(db, userId);
}
