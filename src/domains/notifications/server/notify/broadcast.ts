/** Announcements to everyone, for the other domains. */

import { NIL } from 'uuid';
import { listLanguages } from '#languages/languages.ts';
import { fallbackLanguage } from '#languages/offered-languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { areaOfKind, describeKind, wantsPush } from '../../model.ts';
import { insertNextBatch } from './broadcast.repository.ts';
import { type NotificationInput, sayIn } from './notify.ts';

export type BroadcastInput = Omit<NotificationInput, 'userId' | 'actorId'> & {
  /** The account to skip, usually the author. */
  except?: string;
};

/**
 * Notifies the next batch of people in id order. Save the returned cursor in the same transaction, so that an
 * interrupted run resumes and notifies each person exactly once.
 *
 * @param through the cursor returned last time; null to begin.
 * @returns null when everyone has been notified.
 */
export async function broadcastNext(tx: Tx, news: BroadcastInput, through: string | null): Promise<string | null> {
  const texts = Object.fromEntries(listLanguages().map((language) => [language, sayIn(language, news)]));
  const broadcast = {
    ...news,
    texts,
    fallback: fallbackLanguage(),
    area: areaOfKind(news.kind),
    way: describeKind(news.kind).byDefault,
    isPushed: wantsPush(news.kind, null),
  };
  return insertNextBatch(tx, broadcast, through ?? NIL);
}
