/**
 * Tells everybody that an article is live: also one whose date came by itself, which no request brings about.
 *
 * Some people at a time, each time in a transaction that also keeps how far it came. So it goes on where it was when the
 * process dies, stops when the article is withdrawn, and goes on should it be shown again; nobody is told twice.
 */
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { tellNext } from '../../notifications/server/audience.service.ts';
import { headline, letterOf } from '../../notifications/server/service.ts';
import { newsPathOf } from '../model.ts';
import { noteTold, takeUntold } from './telling.repository.ts';

/** The mail to those who chose one. */
export const newsMail: JobKind<{ newsId: string }> = { name: 'news.mail' };

/** Tells all who are to be told now. */
export function createTelling(db: Db): () => Promise<void> {
  return async () => {
    while (await db.transaction().execute(tellSome));
  };
}

/** @returns whether there was anything to do. */
export async function tellSome(tx: Tx): Promise<boolean> {
  const news = await takeUntold(tx);
  if (!news) return false;
  const about = {
    kind: 'news_published',
    title: headline('News', news.title),
    link: newsPathOf(news),
    letter: letterOf(newsMail, { newsId: news.id }),
    except: news.createdBy,
  } as const;
  await noteTold(tx, news.id, await tellNext(tx, about, news.toldThrough));
  return true;
}
