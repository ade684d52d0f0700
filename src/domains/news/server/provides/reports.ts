/** Reporting articles, and withdrawing them by decisions on the reports. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { stateOf } from '../../lifecycle.ts';
import { newsPathOf } from '../../model.ts';
import { findCreatorId, findNewsForUpdate } from '../news.repository.ts';
import { setLive } from '../publish/set-live.ts';
import { findShownNews } from '../show/news-rows.repository.ts';

export const reportedArticles = {
  /** Undefined if this viewer can't read it. */
  find: async (db: Db, viewer: Viewer, id: string) => {
    const news = await findShownNews(db, id);
    const isLive = news !== undefined && stateOf(news) === 'live';
    if (!news || !(isLive || viewer?.role === 'Admin')) return undefined;
    const { title, excerpt: text, pictures: media } = news;
    return { ownerId: await findCreatorId(db, id), title, text, link: newsPathOf(news), media, isHidden: !isLive };
  },

  /** Withdraws an article, or publishes it again. No-op for a deleted one. @returns whether anything changed. */
  setHidden: async (
    tx: Tx,
    id: string,
    { isHidden, actorId, reason }: { isHidden: boolean; actorId: string | null; reason?: string },
  ): Promise<boolean> => {
    const news = await findNewsForUpdate(tx, id);
    if (!news || news.isDeleted) return false;
    const turn = { isLive: !isHidden, actor: { userId: actorId }, ...(reason !== undefined && { reason }) };
    return setLive(tx, news, turn);
  },
};
