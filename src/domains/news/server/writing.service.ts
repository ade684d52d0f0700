/** Writing an article and changing it. */
import { v7 as uuidv7 } from 'uuid';
import type { NewsInput } from '../../../../generated/types.gen.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/failure.ts';
import type { Person } from '../../../platform/http/viewer.ts';
import { findMedia, lockOwnMedia, type MediaPictures } from '../../media/server/service.ts';
import { type NewsStanding, stateOf } from '../lifecycle.ts';
import { isSavedAlready } from './basis.ts';
import { recordOn } from './deeds.ts';
import { draftOf, type NewsDraft, type NewsForm, notOurs } from './draft.ts';
import {
  findNews,
  findNewsForUpdate,
  findTwin,
  insertNews,
  isPast,
  type NewsContent,
  setContent,
  setStanding,
} from './news.repository.ts';
import { listPictureIds, replacePictures } from './pictures.repository.ts';
import { noNews } from './policy.ts';
import { liveEvent, takeStep } from './standing.service.ts';

export type NewNewsForm = NewsForm & Omit<NewsInput, 'images'>;

export interface Writing {
  /** @returns the id. The same request sent again within minutes gives the same. @throws {Failure} 413, 415, 422. */
  create(person: Person, form: NewNewsForm): Promise<string>;
  /** @throws {Failure} 404, 409 for one that is deleted or has changed since it was opened, 413, 415, 422. */
  update(person: Person, id: string, form: NewsForm): Promise<void>;
}

const TWIN_SECONDS = 120;

export function createWriting({ db, pictures }: { db: Db; pictures: MediaPictures }): Writing {
  /** Keeps the file of the form for as long as the work with it succeeds; `isUsed` tells whether it was wanted. */
  async function withCover<T>(
    person: Person,
    { images, imagesAlt: alt = '' }: NewsForm,
    draft: NewsDraft,
    work: (draft: NewsDraft) => Promise<{ result: T; isUsed: boolean }>,
  ): Promise<T> {
    if (!images) return (await work(draft)).result;
    const { id: coverId } = await pictures.keep(person.userId, images, { field: 'images', alt });
    const content = { ...draft.content, coverId, coverAlt: null };
    try {
      const { result, isUsed } = await work({ ...draft, content });
      if (!isUsed) await pictures.takeBack(person, coverId);
      return result;
    } catch (error) {
      await pictures.takeBack(person, coverId).catch((left) => {
        throw new AggregateError([error, left], 'A picture could neither be used nor be taken back');
      });
      throw error;
    }
  }

  return {
    create: (person, form) =>
      withCover(person, form, draftOf(form, NOTHING_YET), (draft) =>
        db.transaction().execute(async (tx) => {
          const { content, plain } = draft;
          const twin = await findTwin(tx, person.userId, content, TWIN_SECONDS);
          if (twin !== undefined) return { result: twin, isUsed: false };
          const id = uuidv7();
          const pictureIds = await findOwnPictures(tx, person, draft, []);
          await insertNews(tx, { id, createdBy: person.userId, plain }, content);
          await replacePictures(tx, id, pictureIds);
          const standing = await firstStanding(tx, content, form.isLive ?? false);
          await setFirstStanding(tx, id, standing);
          await recordOn(
            tx,
            person,
            { id, title: content.title },
            { action: 'news_created', from: null, to: standing },
          );
          return { result: id, isUsed: true };
        }),
      ),

    update: async (person, id, form) => {
      const known = await findNews(db, id);
      if (!known) throw noNews();
      // Said before a file is worked on in vain, and once more below, where nobody can change it meanwhile.
      takeStep(known, { type: 'news.edited', isDue: known.isDue });
      await withCover(person, form, draftOf(form, known), ({ content: { coverId } }) =>
        db.transaction().execute(async (tx) => {
          const news = await findNewsForUpdate(tx, id);
          if (!news) throw noNews();
          const draft = draftOf(form, news);
          const content = form.images ? { ...draft.content, coverId, coverAlt: null } : draft.content;
          const isDue = await isPast(tx, content.date);
          const edited = takeStep(news, { type: 'news.edited', isDue });
          if (isSavedAlready(news, form, content)) return { result: undefined, isUsed: false };
          const isTurned = form.isLive !== undefined && form.isLive !== edited.isLive;
          const next = isTurned ? takeStep(edited, liveEvent(!edited.isLive, isDue)) : edited;
          const before = await listPictureIds(tx, id);
          const pictureIds = await findOwnPictures(tx, person, { ...draft, content }, before);
          await setContent(tx, id, draft.plain, content);
          await replacePictures(tx, id, pictureIds);
          await setStanding(tx, id, next);
          const named = { id, title: content.title };
          await recordOn(tx, person, named, { action: 'news_updated', from: news, to: edited });
          if (isTurned) {
            const action = next.isLive ? 'news_live' : 'news_withdrawn';
            await recordOn(tx, person, named, { action, from: edited, to: next });
          }
          return { result: undefined, isUsed: true };
        }),
      );
    },
  };
}

const NOTHING_YET: NewsContent = {
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

/**
 * All pictures of an article: its own of before, or files of the one who writes. They stay until the transaction ends.
 *
 * @throws {Failure} 422 for any other.
 */
async function findOwnPictures(
  tx: Tx,
  person: Person,
  { content: { coverId }, mediaIds }: NewsDraft,
  before: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set([...(coverId === null ? [] : [coverId]), ...mediaIds])];
  const own = await lockOwnMedia(
    tx,
    person.userId,
    wanted.filter((id) => !before.includes(id)),
  );
  const files = await findMedia(tx, wanted);
  const isOurs = (id: string) => (own.has(id) || before.includes(id)) && files.get(id)?.kind === 'picture';
  const faults = [
    ...(coverId === null || isOurs(coverId) ? [] : [{ field: 'imagesUrl', message: notOurs }]),
    ...(mediaIds.every(isOurs)
      ? []
      : [{ field: 'content', message: 'A picture in the text is gone or not yours. Take it out or upload it again.' }]),
  ];
  if (faults.length > 0) throw invalid(faults);
  return wanted;
}

async function firstStanding(tx: Tx, { date }: NewsContent, isLive: boolean): Promise<NewsStanding> {
  const isDue = await isPast(tx, date);
  const unshown: NewsStanding = { isLive: false, isDue, wasShown: false, isDeleted: false };
  return isLive ? takeStep(unshown, liveEvent(true, isDue)) : unshown;
}

async function setFirstStanding(tx: Tx, id: string, standing: NewsStanding): Promise<void> {
  if (stateOf(standing) !== 'draft') await setStanding(tx, id, standing);
}
