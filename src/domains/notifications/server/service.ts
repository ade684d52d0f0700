/** Tells people what happened, in the transaction in which it does, and in the way that each has chosen. */
import type { NotificationKind, NotificationWay } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LetterJob } from '../../../platform/db/notification-tables.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { canBeChosen, describeKind } from '../model.ts';
import { waysOf } from './choices.repository.ts';
import { readStandings } from './reading.repository.ts';
import {
  hasRecentNews,
  hasUnreadNews,
  insertNotifications,
  insertUnreadOnce,
  type NewNotification,
} from './repository.ts';

export type { Letters } from './letters.ts';

export interface News {
  userId: string;
  kind: NotificationKind;
  /** What happened, in one line. */
  title: string;
  body?: string;
  /** The page it leads to, from the root of the site. */
  link?: string;
  actorId?: string;
  /** Writes the mail to those who want one. Without it the mail says what the notification says. */
  letter?: LetterJob;
}

/** A mail in words of its own: what writes it, and about what. */
export const letterOf = <T extends object>(kind: JobKind<T>, about: T): LetterJob => ({ job: kind.name, about });

export async function notify(tx: Tx, news: News): Promise<void> {
  await notifyAll(tx, [news]);
}

export async function notifyAll(tx: Tx, news: readonly News[]): Promise<void> {
  await insertNotifications(tx, await wanted(tx, news));
}

/** For what may come often: one unread piece of news of a kind about a page is enough. */
export async function notifyOnce(tx: Tx, news: News): Promise<void> {
  if (await hasUnreadNews(tx, news)) return;
  await notifyAll(tx, [news]);
}

const AN_HOUR_S = 3600;

/** For what someone can do to another again and again, such as adding them and removing them: once an hour is enough. */
export async function notifyHourly(tx: Tx, news: News): Promise<void> {
  if (await hasRecentNews(tx, news, AN_HOUR_S)) return;
  await notifyAll(tx, [news]);
}

/** Says the same to many, to each once. */
export async function notifyEachOnce(tx: Tx, userIds: readonly string[], news: Omit<News, 'userId'>): Promise<void> {
  await insertUnreadOnce(
    tx,
    await wanted(
      tx,
      userIds.map((userId) => ({ ...news, userId })),
    ),
  );
}

/** Those who want to be told, each in their way. */
async function wanted(tx: Tx, news: readonly News[]): Promise<NewNotification[]> {
  const rows: NewNotification[] = [];
  for (const [kind, ofKind] of Map.groupBy(news, (one) => one.kind)) {
    const chosen = canBeChosen(kind)
      ? await waysOf(
          tx,
          ofKind.map(({ userId }) => userId),
          kind,
        )
      : new Map<string, NotificationWay>();
    for (const one of ofKind) {
      const way = chosen.get(one.userId) ?? defaultWay(one);
      if (way !== 'none') rows.push({ ...one, way });
    }
  }
  return rows;
}

/** Unless somebody chooses it, nothing is mailed that nobody wrote a letter for. */
function defaultWay({ kind, letter }: News): NewNotification['way'] {
  const { byDefault } = describeKind(kind);
  return byDefault === 'mail' && letter === undefined ? 'in_app' : byDefault;
}

const TITLE_LENGTH = 100;

/** One line about a thing with a title: whose it is, and what happened to it. */
export function headline(whose: string, title: string, what = ''): string {
  const short = title.length > TITLE_LENGTH ? `${title.slice(0, TITLE_LENGTH - 1).toWellFormed()}…` : title;
  return what === '' ? `${whose}: ${short}` : `${whose} ${what}: ${short}`;
}

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  return (await readStandings(db, [userId])).get(userId)?.unread ?? 0;
}
