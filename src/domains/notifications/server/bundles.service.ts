/** Notifications that gather what happens until someone looks: “Amina Diallo and 4 others replied”. */
import { languageOf } from '#domains/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { findUnreadBundle, lockCounters, renewBundle } from './bundles.repository.ts';
import { listPreferences } from './choices.repository.ts';
import { type NotificationInput, notifyAll, sayIn } from './service.ts';

export interface BundledInput extends Omit<NotificationInput, 'title' | 'actorId'> {
  /** What it gathers, such as the replies to one comment: at most one unread notification for each. */
  bundle: string;
  actorId: string;
  /** @param others how many people besides the actor. */
  titleFor: (others: number) => string;
}

const MAX_PEOPLE = 100;

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
  for (const [index, { titleFor, ...one }] of news.entries()) {
    const unread = await findUnreadBundle(tx, one.userId, one.bundle);
    const before = unread?.people.filter((id) => id !== one.actorId) ?? [];
    const people = [...before, one.actorId].slice(-MAX_PEOPLE);
    const input = { ...one, title: () => titleFor(people.length - 1) };
    if (!unread) fresh.push(input);
    else {
      const said = sayIn(languageOf({ language: preferences[index]?.language ?? null }), input);
      await renewBundle(tx, { ...unread, people }, { ...one, ...said, link: one.link });
    }
  }
  await notifyAll(tx, fresh);
}
