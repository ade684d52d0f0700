/** How an article comes to be shown, withdrawn, deleted and brought back. */
import type { Db } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/http/failure.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import { follow, type NewsLifecycleEvent, type NewsStanding } from '../lifecycle.ts';
import { recordOn } from './deeds.ts';
import { findNewsForUpdate, setStanding } from './news.repository.ts';
import { noNews } from './policy.ts';

export interface Standings {
  /** What is so already stays so. @throws {Failure} 404, 409 for one that is deleted. */
  setLive(person: Person, id: string, isLive: boolean): Promise<void>;
  /** Without `isLive` as it was; one that is not deleted stays as it is. @throws {Failure} 404. */
  restore(person: Person, id: string, isLive?: boolean): Promise<void>;
  /** @throws {Failure} 404, 409 for one that is deleted. */
  delete(person: Person, id: string): Promise<void>;
}

export function createStandings(db: Db): Standings {
  return {
    setLive: (person, id, isLive) =>
      db.transaction().execute(async (tx) => {
        const news = await findNewsForUpdate(tx, id);
        if (!news) throw noNews();
        if (news.isLive === isLive && !news.isDeleted) return;
        const next = takeStep(news, liveEvent(isLive, news.isDue));
        await setStanding(tx, id, next);
        await recordOn(tx, person, news, { action: isLive ? 'news_live' : 'news_withdrawn', from: news, to: next });
      }),

    restore: (person, id, isLive) =>
      db.transaction().execute(async (tx) => {
        const news = await findNewsForUpdate(tx, id);
        if (!news) throw noNews();
        if (!news.isDeleted) return;
        const next = takeStep(news, { type: 'news.restored', isLive: isLive ?? news.isLive, isDue: news.isDue });
        await setStanding(tx, id, next);
        await recordOn(tx, person, news, { action: 'news_restored', from: news, to: next });
      }),

    delete: (person, id) =>
      db.transaction().execute(async (tx) => {
        const news = await findNewsForUpdate(tx, id);
        if (!news) throw noNews();
        const next = takeStep(news, { type: 'news.deleted' });
        await setStanding(tx, id, next);
        await recordOn(tx, person, news, { action: 'news_deleted', from: news, to: next });
      }),
  };
}

export const liveEvent = (isLive: boolean, isDue: boolean): NewsLifecycleEvent =>
  isLive ? { type: 'news.shown', isDue } : { type: 'news.withdrawn' };

/** @throws {Failure} 409 when the lifecycle does not have the step, which is so for deleted articles alone. */
export function takeStep(news: NewsStanding, event: NewsLifecycleEvent): NewsStanding {
  const next = follow(news, event);
  if (!next) throw conflict('lifecycle_conflict', 'This article is deleted. Restore it first.');
  return next;
}
