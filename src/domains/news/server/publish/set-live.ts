/** Publishing, withdrawing, deleting and restoring articles. */
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { follow, type NewsLifecycleEvent, type NewsStatus } from '../../lifecycle.ts';
import { recordOn } from '../audit.ts';
import { findNewsForUpdate, setStatus, type WholeNewsRow } from '../news.repository.ts';
import { noNews } from '../policy.ts';

export interface Transitions {
  /** Idempotent. @throws {Failure} 404, 409 if deleted. */
  setLive(person: Person, id: string, isLive: boolean): Promise<void>;
  /** Keeps the previous state unless `isLive` is given. No-op if it isn't deleted. @throws {Failure} 404. */
  restore(person: Person, id: string, isLive?: boolean): Promise<void>;
  /** @throws {Failure} 404, 409 if deleted. */
  delete(person: Person, id: string): Promise<void>;
}

export function createTransitions(db: Db): Transitions {
  return {
    setLive: (person, id, isLive) =>
      db.transaction().execute(async (tx) => {
        const news = await findNewsForUpdate(tx, id);
        if (!news) throw noNews();
        await setLive(tx, news, { isLive, actor: person });
      }),

    restore: (person, id, isLive) =>
      db.transaction().execute(async (tx) => {
        const news = await findNewsForUpdate(tx, id);
        if (!news) throw noNews();
        if (!news.isDeleted) return;
        const next = takeStep(news, { type: 'news.restored', isLive: isLive ?? news.isLive, isDue: news.isDue });
        await setStatus(tx, id, next);
        await recordOn(tx, person, news, { action: 'news_restored', from: news, to: next });
      }),

    delete: (person, id) =>
      db.transaction().execute(async (tx) => {
        const news = await findNewsForUpdate(tx, id);
        if (!news) throw noNews();
        const next = takeStep(news, { type: 'news.deleted' });
        await setStatus(tx, id, next);
        await recordOn(tx, person, news, { action: 'news_deleted', from: news, to: next });
      }),
  };
}

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

export const liveEvent = (isLive: boolean, isDue: boolean): NewsLifecycleEvent =>
  isLive ? { type: 'news.shown', isDue } : { type: 'news.withdrawn' };

/** @throws {Failure} 409 if the lifecycle forbids it, which only happens for deleted articles. */
export function takeStep(news: NewsStatus, event: NewsLifecycleEvent): NewsStatus {
  const next = follow(news, event);
  if (!next) throw conflict('deleted', say('news.failures.restoreFirst'));
  return next;
}
