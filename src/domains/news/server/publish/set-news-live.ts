/** Publishing, withdrawing and restoring articles. */
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { recordOn } from '../audit.ts';
import { findNewsForUpdate, setStatus, type WholeNewsRow } from '../news.repository.ts';
import { noNews } from '../policy.ts';
import { type ShowNeeds, showNews } from '../show/show-news.ts';
import { takeStep } from '../take-step.ts';
import { setLive } from './set-live.ts';

/** Idempotent. @throws {Failure} 404, 409 if deleted, unless it's restored. */
export const setNewsLive: Call<'setNewsLive', ShowNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isLive, restore = false } = request.query;
  if (!restore && isLive === undefined) {
    throw invalid([{ field: 'isLive', message: say('news.failures.publicOrNot') }]);
  }
  await needs.db.transaction().execute(async (tx) => {
    const news = await findNewsForUpdate(tx, id);
    if (!news) throw noNews();
    if (restore) await restoreNews(tx, person, news, isLive);
    else await setLive(tx, news, { isLive: isLive === true, actor: person });
  });
  const news = await showNews(needs, person, id);
  return ok(`The article is ${SAID[news.state]}.`, news);
};

/** Keeps the previous state unless `isLive` is given. No-op if it isn't deleted. */
async function restoreNews(tx: Tx, person: Person, news: WholeNewsRow, isLive = news.isLive): Promise<void> {
  if (!news.isDeleted) return;
  const next = takeStep(news, { type: 'news.restored', isLive, isDue: news.isDue });
  await setStatus(tx, news.id, next);
  await recordOn(tx, person, news, { action: 'news_restored', from: news, to: next });
}

const SAID = {
  draft: 'a draft',
  scheduled: 'scheduled',
  live: 'live',
  withdrawn: 'withdrawn',
  deleted: 'deleted',
} as const;
