/**
 * Notifies everyone of a published article, including scheduled ones that go live without a request.
 *
 * Works in batches whose transaction also saves the cursor, so it resumes after a crash, stops when the article is
 * withdrawn, resumes if it's published again, and never notifies anyone twice.
 */

import { broadcastNext, headline, letterOf } from '#domains/notifications/server/public.ts';
import { emit } from '#domains/webhooks/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { newsPathOf } from '../../model.ts';
import { claimUnannounced, saveProgress } from './announcements.repository.ts';

/** The email for those who chose one. */
export const newsMail: JobKind<{ newsId: string }> = { name: 'news.mail' };

/** Runs until no one is left to notify. */
export async function announceNews(db: Db): Promise<void> {
  while (await db.transaction().execute(announceNextBatch));
}

/** @returns false if there was nothing to do. */
export async function announceNextBatch(tx: Tx): Promise<boolean> {
  const news = await claimUnannounced(tx);
  if (!news) return false;
  if (news.announcedThrough === null) await emitPublished(tx, news);
  const about = {
    kind: 'news_published',
    title: () => say('news.notifications.published', { title: headline(news.title) }),
    link: newsPathOf(news),
    letter: letterOf(newsMail, { newsId: news.id }),
    except: news.createdBy,
  } as const;
  await saveProgress(tx, news.id, await broadcastNext(tx, about, news.announcedThrough));
  return true;
}

/** Before the first batch, so once. */
const emitPublished = (tx: Tx, news: { id: string; title: string }): Promise<void> =>
  emit(tx, {
    type: 'article.published',
    list: async () => [{ subjectId: news.id, data: { id: news.id, title: news.title, link: newsPathOf(news) } }],
  });
