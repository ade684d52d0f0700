import { v7 as uuidv7 } from 'uuid';
import { noteLanguage } from '#domains/translations/server/public.ts';
import type { NewsInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { type NewsStatus, stateOf } from '../../lifecycle.ts';
import { recordOn } from '../audit.ts';
import { findNewsForUpdate, insertNews, isPast, type NewsContent, setStatus } from '../news.repository.ts';
import { noNews } from '../policy.ts';
import { type ShowNeeds, showNews } from '../show/show-news.ts';
import { liveEvent, takeStep } from '../take-step.ts';
import { changeNews, findOwnPictures } from './change-news.ts';
import { draftOf, type NewsDraft, type NewsForm } from './draft.ts';
import { findByDraft, findDuplicate, linkDraft, lockWritesOf } from './drafts.repository.ts';
import { replacePictures } from './pictures.repository.ts';
import { isUnchanged } from './revision.ts';
import { type CoverNeeds, withCover } from './with-cover.ts';

type NewNewsForm = NewsForm & Omit<NewsInput, 'images'>;

const DUPLICATE_SECONDS = 120;

/**
 * Idempotent per draft, and for an identical request within minutes.
 *
 * @throws {Failure} 409 if the draft's article was changed elsewhere, 413, 415, 422.
 */
export const createNews: Call<'createNews', ShowNeeds & CoverNeeds> = async (needs, request) => {
  const person = callerOf(request);
  const form: NewNewsForm = request.body;
  const cover = { person, form, draft: await draftOf(form, NO_CONTENT) };
  const newsId = await withCover(needs, cover, (draft) =>
    needs.db.transaction().execute(async (tx) => {
      const { content, plain } = draft;
      const { draftId } = form;
      await lockWritesOf(tx, person.userId);
      const saved = draftId !== undefined && (await findByDraft(tx, person.userId, draftId));
      if (saved) return { result: saved.id, isUsed: await saveAgain(tx, person, saved, { draft, form }) };
      const duplicateId =
        draftId === undefined ? await findDuplicate(tx, person.userId, content, DUPLICATE_SECONDS) : undefined;
      if (duplicateId !== undefined) return { result: duplicateId, isUsed: false };
      const id = uuidv7();
      const pictureIds = await findOwnPictures(tx, person, draft, []);
      await insertNews(tx, { id, createdBy: person.userId, plain }, content);
      await noteLanguage(tx, { kind: 'article', id, writerId: person.userId, texts: [content.title, plain] });
      await replacePictures(tx, id, pictureIds);
      const status = await initialStatus(tx, content, form.isLive ?? false);
      if (stateOf(status) !== 'draft') await setStatus(tx, id, status);
      await recordOn(tx, person, { id, title: content.title }, { action: 'news_created', from: null, to: status });
      if (draftId !== undefined) await linkDraft(tx, id, draftId);
      return { result: id, isUsed: true };
    }),
  );
  return ok('Article created.', await showNews(needs, person, newsId));
};

const NO_CONTENT: NewsContent = {
  title: '',
  authorName: '',
  typeArticle: 'news',
  date: new Date(Number.NaN),
  content: '',
  excerpt: '',
  readingMinutes: 1,
  coverId: null,
  coverAlt: null,
};

/** @returns false if it was a no-op. @throws {Failure} 409, 422. */
async function saveAgain(
  tx: Tx,
  person: Person,
  saved: { id: string; isAsSent: boolean },
  { draft, form: { draftId = '', isLive = false } }: { draft: NewsDraft; form: NewNewsForm },
): Promise<boolean> {
  const news = await findNewsForUpdate(tx, saved.id);
  if (!news) throw noNews();
  takeStep(news, { type: 'news.edited', isDue: news.isDue });
  if (isUnchanged(news, draft.content, isLive)) return false;
  if (!saved.isAsSent) {
    throw conflict('already_exists', say('news.failures.alreadySaved'));
  }
  await changeNews(tx, person, news, { draft, isLive });
  await linkDraft(tx, news.id, draftId);
  return true;
}

async function initialStatus(tx: Tx, { date }: NewsContent, isLive: boolean): Promise<NewsStatus> {
  const isDue = await isPast(tx, date);
  const unshown: NewsStatus = { isLive: false, isDue, wasShown: false, isDeleted: false };
  return isLive ? takeStep(unshown, liveEvent(true, isDue)) : unshown;
}
