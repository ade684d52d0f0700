/** Tells people what happened, in the transaction in which it does. */
import type { Db, Tx } from '../../../platform/db/database.ts';
import { countUnreadOf, hasUnreadNews, insertNotification, type News } from './repository.ts';

export type { News } from './repository.ts';

export async function notify(tx: Tx, news: News): Promise<void> {
  await insertNotification(tx, news);
}

/** For what may come often: one unread piece of news of a kind about a page is enough. */
export async function notifyOnce(tx: Tx, news: News): Promise<void> {
  if (!(await hasUnreadNews(tx, news))) await insertNotification(tx, news);
}

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  return countUnreadOf(db, userId);
}
