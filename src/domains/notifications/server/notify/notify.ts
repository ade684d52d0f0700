/** Notifies people in the same transaction as the event, by the channel each has chosen. */
import { languageOf } from '#domains/people/server/public.ts';
import type { NotificationKind } from '#generated/types.gen.ts';
import { type Language, listLanguages } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { canBeChosen, describeKind, wantsPush } from '../../model.ts';
import { listPreferences } from '../choices/choices.repository.ts';
import type { LetterJob } from '../tables.ts';
import {
  insertNotifications,
  insertUnreadOnce,
  listRecentlyNotified,
  type NewNotification,
  type NotificationTexts,
  withoutUnread,
} from './notifications.repository.ts';

export interface NotificationInput {
  userId: string;
  kind: NotificationKind;
  /** Called in the person's language, as is `body`. */
  title: () => string;
  body?: () => string | null;
  /** Path of the page it links to. */
  link?: string;
  actorId?: string;
  /** What it gathers: see `bundles.ts`. */
  bundle?: string;
  /** The first thing that the bundle counts. */
  countedId?: string;
  /** The email's own text. Without it, the email repeats the notification. */
  letter?: LetterJob;
}

/** An email with its own text: the job that writes it, and its payload. */
export const letterOf = <T extends object>(kind: JobKind<T>, about: T): LetterJob => ({ job: kind.name, about });

export async function notify(tx: Tx, news: NotificationInput): Promise<void> {
  await notifyAll(tx, [news]);
}

export async function notifyAll(tx: Tx, news: readonly NotificationInput[]): Promise<void> {
  await insertNotifications(tx, await rowsWanted(tx, news));
}

/** For frequent events: at most one unread notification per kind and link. */
export async function notifyOnce(tx: Tx, news: NotificationInput): Promise<void> {
  await notifyAllOnce(tx, [news]);
}

/** For things one person can do to another repeatedly, such as adding and removing them: at most one an hour. */
export async function notifyHourly(tx: Tx, news: NotificationInput): Promise<void> {
  if ((await withoutRecent(tx, [news.userId], news)).length > 0) await notifyAll(tx, [news]);
}

/** Leaves out people who had a notification of the same kind and link within the hour, read or not. */
export async function withoutRecent(
  tx: Tx,
  userIds: readonly string[],
  about: Pick<NotificationInput, 'kind' | 'link'>,
): Promise<string[]> {
  const recent = await listRecentlyNotified(tx, userIds, { ...about, withinSeconds: HOUR_S });
  return userIds.filter((userId) => !recent.has(userId));
}

/** Notifies many people of the same thing: at most one unread notification each. */
export async function notifyEachOnce(
  tx: Tx,
  userIds: readonly string[],
  news: Omit<NotificationInput, 'userId'>,
): Promise<void> {
  await notifyAllOnce(
    tx,
    userIds.map((userId) => ({ ...news, userId })),
  );
}

/** At most one unread notification per person, kind and link. */
export async function notifyAllOnce(tx: Tx, news: readonly NotificationInput[]): Promise<void> {
  // For frequent events, usually nobody is left to notify, which saves the other queries.
  const unnotified = await withoutUnread(tx, news);
  if (unnotified.length > 0) await insertUnreadOnce(tx, await rowsWanted(tx, unnotified));
}

/** Leaves out people who turned this kind off, and what is about an area that is off, and writes the texts for each of the others. */
async function rowsWanted(tx: Tx, news: readonly NotificationInput[]): Promise<NewNotification[]> {
  const preferences = await listPreferences(tx, news);
  return news.flatMap((one, index) => {
    const preference = preferences[index];
    const { language = null, way: chosen = null, isPushed = null, hasDevice = false } = preference ?? {};
    if (preference?.isOff) return [];
    const way = (canBeChosen(one.kind) && chosen) || defaultWay(one);
    return way === 'none'
      ? []
      : {
          ...one,
          ...textsOf(languageOf({ language }), one),
          way,
          isPushed: hasDevice && wantsPush(one.kind, isPushed),
        };
  });
}

type Said = Pick<NotificationInput, 'title' | 'body'>;

export const sayIn = (language: Language, { title, body }: Said) =>
  speakIn(language, () => ({ title: title(), body: body?.() ?? undefined }));

/** What a notification says in its reader's language, and what it says if they choose another one later. */
export function textsOf(language: Language, said: Said): NotificationTexts {
  const texts = sayIn(language, said);
  const others = listLanguages().map((other) => [other, sayIn(other, said)] as const);
  return {
    title: texts.title,
    body: texts.body,
    titles: Object.fromEntries(others.flatMap(([other, { title }]) => (title === texts.title ? [] : [[other, title]]))),
    bodies: Object.fromEntries(
      others.flatMap(([other, { body }]) => (body === undefined || body === texts.body ? [] : [[other, body]])),
    ),
  };
}

/** Kinds without their own email default to in-app. */
function defaultWay({ kind, letter }: NotificationInput): NewNotification['way'] {
  const { byDefault } = describeKind(kind);
  return byDefault === 'mail' && letter === undefined ? 'in_app' : byDefault;
}

const TITLE_LENGTH = 100;

/** The title of the thing that a notification is about, for use in the notification's own title. */
export const headline = (title: string): string => isolate(truncateTo(TITLE_LENGTH, title));
