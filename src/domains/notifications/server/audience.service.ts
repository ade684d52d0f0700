/** Announcements to everyone, for the other domains. */
import { NIL } from 'uuid';
import { listLanguages, SOURCE_LANGUAGE } from '#languages/languages.ts';
import type { Tx } from '#platform/db/database.ts';
import { describeKind } from '../model.ts';
import { insertForNext } from './audience.repository.ts';
import { type News, sayIn } from './service.ts';

export type NewsForAll = Omit<News, 'userId' | 'actorId'> & {
  /** The account to skip, usually the author. */
  except?: string;
};

/** Notifies the next batch of people in id order. Save the returned cursor in the same transaction, so that an
 * interrupted run resumes and notifies each person exactly once.
 *
 * @param through the cursor returned last time; null to begin.
 * @returns null when everyone has been notified.
 */
export async function tellNext(tx: Tx, news: NewsForAll, through: string | null): Promise<string | null> {
  const texts = Object.fromEntries(listLanguages().map((language) => [language, sayIn(language, news)]));
  const told = { ...news, texts, fallback: SOURCE_LANGUAGE, way: describeKind(news.kind).byDefault };
  return insertForNext(tx, told, through ?? NIL);
}
