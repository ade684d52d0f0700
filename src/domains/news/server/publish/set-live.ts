import type { Tx } from '#platform/server/db/database.ts';
import { recordOn } from '../audit.ts';
import { setStatus, type WholeNewsRow } from '../news.repository.ts';
import { liveEvent, takeStep } from '../take-step.ts';

interface LiveChange {
  isLive: boolean;
  actor: { userId: string | null };
  reason?: string;
}

/** Idempotent. The caller holds the row lock. @returns whether anything changed. @throws {Failure} 409 if deleted. */
export async function setLive(tx: Tx, news: WholeNewsRow, { isLive, actor, reason }: LiveChange): Promise<boolean> {
  if (news.isLive === isLive && !news.isDeleted) return false;
  const next = takeStep(news, liveEvent(isLive, news.isDue));
  await setStatus(tx, news.id, next);
  const action = isLive ? 'news_live' : 'news_withdrawn';
  await recordOn(tx, actor, news, { action, from: news, to: next, ...(reason !== undefined && { reason }) });
  return true;
}
