/** Notifications that gather what happens until someone looks: “Amina Diallo and 4 others replied”. */
import { languageOf } from '#domains/people/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { listPreferences } from '../choices/choices.repository.ts';
import { countWithinDay, findUnreadBundle, lockCounters, renewBundle } from './bundles.repository.ts';
import { type NotificationInput, notifyAll, textsOf } from './notify.ts';

export interface BundledInput extends Omit<NotificationInput, 'title' | 'body' | 'actorId'> {
  /** What it gathers, such as the replies to one comment: at most one unread notification for each. */
  bundle: string;
  actorId: string;
  /** What is counted, each id once, such as an impact; without it, the people who act. */
  countedId?: string;
  /** @param others how many were counted besides this one. */
  titleFor: (others: number) => string;
  bodyFor?: (others: number) => string | null;
  /** How many a person who reads them at once gets in a day. Without it, any number. */
  mostPerDay?: number;
}

const MAX_COUNTED = 100;

/**
 * Notifies people of one event: call once in its transaction, with everything it tells them.
 *
 * @param notifiedLater the people whom the transaction notifies of something else afterwards: their counters are locked
 * now, too.
 */
export async function notifyBundled(
  tx: Tx,
  news: readonly BundledInput[],
  notifiedLater: readonly string[] = [],
): Promise<void> {
  if (news.length === 0) return;
  const preferences = await listPreferences(tx, news);
  await lockCounters(tx, [...news.map(({ userId }) => userId), ...notifiedLater]);
  const fresh: NotificationInput[] = [];
  for (const [index, { titleFor, bodyFor, countedId, mostPerDay, ...one }] of news.entries()) {
    const unread = await findUnreadBundle(tx, one.userId, one.bundle);
    const latest = countedId ?? one.actorId;
    const before = unread?.countedIds.filter((id) => id !== latest) ?? [];
    const countedIds = [...before, latest].slice(-MAX_COUNTED);
    const others = countedIds.length - 1;
    const input = { ...one, countedId: latest, title: () => titleFor(others), body: () => bodyFor?.(others) ?? null };
    if (unread) {
      const said = textsOf(languageOf({ language: preferences[index]?.language ?? null }), input);
      await renewBundle(tx, { ...unread, countedIds }, { ...one, ...said, link: one.link });
    } else if (mostPerDay === undefined || (await countWithinDay(tx, one.userId, one.bundle)) < mostPerDay) {
      fresh.push(input);
    }
  }
  await notifyAll(tx, fresh);
}
