import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { findNews, findNewsForUpdate } from '../news.repository.ts';
import { noNews } from '../policy.ts';
import { type ShowNeeds, showNews } from '../show/show-news.ts';
import { takeStep } from '../take-step.ts';
import { changeNews } from './change-news.ts';
import { draftOf, type NewsForm } from './draft.ts';
import { isSavedAlready } from './revision.ts';
import { type CoverNeeds, withCover } from './with-cover.ts';

/** @throws {Failure} 404, 409 if deleted or changed since it was opened, 413, 415, 422. */
export const updateNews: Call<'updateNews', ShowNeeds & CoverNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const form: NewsForm = request.body;
  const known = await findNews(needs.db, id);
  if (!known) throw noNews();
  // Check before processing the file, and again below under the lock.
  takeStep(known, { type: 'news.edited', isDue: known.isDue });
  const cover = { person, form, draft: await draftOf(form, known) };
  await withCover(needs, cover, ({ content: { coverId } }) =>
    needs.db.transaction().execute(async (tx) => {
      const news = await findNewsForUpdate(tx, id);
      if (!news) throw noNews();
      const draft = await draftOf(form, news);
      const content = form.images ? { ...draft.content, coverId, coverAlt: null } : draft.content;
      takeStep(news, { type: 'news.edited', isDue: news.isDue });
      if (isSavedAlready(news, form, content)) return { result: undefined, isUsed: false };
      await changeNews(tx, person, news, { draft: { ...draft, content }, isLive: form.isLive });
      return { result: undefined, isUsed: true };
    }),
  );
  return ok('Changes saved.', await showNews(needs, person, id));
};
