/** What everybody is told, for the other domains. */
import { NIL } from 'uuid';
import type { Tx } from '../../../platform/db/database.ts';
import { describeKind } from '../model.ts';
import { insertForNext } from './audience.repository.ts';
import type { News } from './service.ts';

export type NewsForAll = Omit<News, 'userId' | 'actorId'> & {
  /** Who needs not be told. */
  except?: string;
};

/**
 * Tells some people more, in the order of their ids. Whoever calls it keeps, in the same transaction, how far that was:
 * then each is told once, however often it is broken off and begun again.
 *
 * @param through what it gave the last time; null to begin.
 * @returns null when everybody has been told.
 */
export async function tellNext(tx: Tx, news: NewsForAll, through: string | null): Promise<string | null> {
  return insertForNext(tx, { ...news, way: describeKind(news.kind).byDefault }, through ?? NIL);
}
