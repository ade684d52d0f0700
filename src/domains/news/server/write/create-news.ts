/** Creating and editing articles. */

import { v7 as uuidv7 } from 'uuid';
import type { MediaPictures } from '#domains/media/server/public.ts';
import type { NewsInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { type NewsStatus, stateOf } from '../../lifecycle.ts';
import { recordOn } from '../audit.ts';
import { findNews, findNewsForUpdate, insertNews, isPast, type NewsContent, setStatus } from '../news.repository.ts';
import { noNews } from '../policy.ts';
import { liveEvent, takeStep } from '../publish/set-live.ts';
import { changeNews, findOwnPictures } from './change-news.ts';
import { draftOf, type NewsDraft, type NewsForm } from './draft.ts';
import { findByDraft, findDuplicate, linkDraft, lockWritesOf } from './drafts.repository.ts';
import { replacePictures } from './pictures.repository.ts';
import { isSavedAlready, isUnchanged } from './revision.ts';

export type NewNewsForm = NewsForm & Omit<NewsInput, 'images'>;

export interface Writing {
  /**
   * Idempotent per draft, and for an identical request within minutes.
   * @throws {Failure} 409 if the draft's article was changed elsewhere, 413, 415, 422.
   */
  create(person: Person, form: NewNewsForm): Promise<string>;
  /** @throws {Failure} 404, 409 if deleted or changed since it was opened, 413, 415, 422. */
  update(person: Person, id: string, form: NewsForm): Promise<void>;
}

const DUPLICATE_SECONDS = 120;

export function createWriting({ db, pictures }: { db: Db; pictures: MediaPictures }): Writing {
  /** Stores the uploaded file, and removes it again unless `work` succeeds and uses it. */
  async function withCover<T>(
    person: Person,
    { images, imagesAlt: alt = '' }: NewsForm,
    draft: NewsDraft,
    work: (draft: NewsDraft) => Promise<{ result: T; isUsed: boolean }>,
  ): Promise<T> {
    if (!images) return (await work(draft)).result;
    const { id: coverId } = await pictures.store(person.userId, images, { field: 'images', alt });
    const content = { ...draft.content, coverId, coverAlt: null };
    try {
      const { result, isUsed } = await work({ ...draft, content });
      if (!isUsed) await pictures.discard(person, coverId);
      return result;
    } catch (error) {
      await pictures.discard(person, coverId).catch((left) => {
        throw new AggregateError([error, left], 'Removing an unused picture failed');
      });
      throw error;
    }
  }

  return {
    create: async (person, form) =>
      withCover(person, form, await draftOf(form, NO_CONTENT), (draft) =>
        db.transaction().execute(async (tx) => {
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
          await replacePictures(tx, id, pictureIds);
          const status = await initialStatus(tx, content, form.isLive ?? false);
          await setInitialStatus(tx, id, status);
          await recordOn(tx, person, { id, title: content.title }, { action: 'news_created', from: null, to: status });
          if (draftId !== undefined) await linkDraft(tx, id, draftId);
          return { result: id, isUsed: true };
        }),
      ),

    update: async (person, id, form) => {
      const known = await findNews(db, id);
      if (!known) throw noNews();
      // Check before processing the file, and again below under the lock.
      takeStep(known, { type: 'news.edited', isDue: known.isDue });
      await withCover(person, form, await draftOf(form, known), ({ content: { coverId } }) =>
        db.transaction().execute(async (tx) => {
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
    },
  };
}

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

async function setInitialStatus(tx: Tx, id: string, status: NewsStatus): Promise<void> {
  if (stateOf(status) !== 'draft') await setStatus(tx, id, status);
}
