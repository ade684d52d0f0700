/** Tells people what happened, in the transaction in which it does. */
import type { Db, Tx } from '../../../platform/db/database.ts';
import { countUnreadOf, hasUnreadNews, insertNotifications, insertUnreadOnce, type News } from './repository.ts';

export type { News } from './repository.ts';

const TOLD_AT_ONCE = 1000;

export async function notify(tx: Tx, news: News): Promise<void> {
  await insertNotifications(tx, [news]);
}

export async function notifyAll(tx: Tx, news: readonly News[]): Promise<void> {
  await insertNotifications(tx, news);
}

/** For what may come often: one unread piece of news of a kind about a page is enough. @returns whether it is new. */
export async function notifyOnce(tx: Tx, news: News): Promise<boolean> {
  if (await hasUnreadNews(tx, news)) return false;
  await insertNotifications(tx, [news]);
  return true;
}

/** Says the same to many, to each once. */
export async function notifyEachOnce(tx: Tx, userIds: readonly string[], news: Omit<News, 'userId'>): Promise<void> {
  for (let start = 0; start < userIds.length; start += TOLD_AT_ONCE) {
    await insertUnreadOnce(tx, userIds.slice(start, start + TOLD_AT_ONCE), news);
  }
}

const TITLE_LENGTH = 100;

/** One line about a thing with a title: whose it is, and what happened to it. */
export function headline(whose: string, title: string, what = ''): string {
  const short = title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH - 1).toWellFormed()}…` : title;
  return what === '' ? `${whose}: ${short}` : `${whose} ${what}: ${short}`;
}

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  return countUnreadOf(db, userId);
}
