import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { recordOn } from '../audit.ts';
import { findNewsForUpdate, setStatus } from '../news.repository.ts';
import { noNews } from '../policy.ts';
import { takeStep } from '../take-step.ts';

/** @throws {Failure} 404, 409 if deleted. */
export const deleteNews: Call<'deleteNews', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    const news = await findNewsForUpdate(tx, id);
    if (!news) throw noNews();
    const next = takeStep(news, { type: 'news.deleted' });
    await setStatus(tx, id, next);
    await recordOn(tx, person, news, { action: 'news_deleted', from: news, to: next });
  });
  return ok('Article deleted. You can restore it within 30 days.', null);
};
