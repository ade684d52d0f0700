/** Updates an article within the transaction that locks it. */

import { findMedia, lockOwnMedia } from '#domains/media/server/public.ts';
import { noteLanguage } from '#domains/translations/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { recordOn } from '../audit.ts';
import { isPast, setContent, setStatus, type WholeNewsRow } from '../news.repository.ts';
import { liveEvent, takeStep } from '../take-step.ts';
import { type NewsDraft, notOurs } from './draft.ts';
import { listPictureIds, replacePictures } from './pictures.repository.ts';

/** @param isLive undefined to leave it unchanged. @throws {Failure} 409 if deleted, 422. */
export async function changeNews(
  tx: Tx,
  person: Person,
  news: WholeNewsRow,
  { draft, isLive }: { draft: NewsDraft; isLive: boolean | undefined },
): Promise<void> {
  const { id } = news;
  const { content, plain } = draft;
  const isDue = await isPast(tx, content.date);
  const edited = takeStep(news, { type: 'news.edited', isDue });
  const isLiveChanged = isLive !== undefined && isLive !== edited.isLive;
  const next = isLiveChanged ? takeStep(edited, liveEvent(!edited.isLive, isDue)) : edited;
  const pictureIds = await findOwnPictures(tx, person, draft, await listPictureIds(tx, id));
  await setContent(tx, id, plain, content);
  await noteLanguage(tx, { kind: 'article', id, writerId: person.userId, texts: [content.title, plain] });
  await replacePictures(tx, id, pictureIds);
  await setStatus(tx, id, next);
  const named = { id, title: content.title };
  await recordOn(tx, person, named, { action: 'news_updated', from: news, to: edited });
  if (isLiveChanged) {
    const action = next.isLive ? 'news_live' : 'news_withdrawn';
    await recordOn(tx, person, named, { action, from: edited, to: next });
  }
}

/**
 * An article's pictures: those it already had, or the author's own uploads. Locks them until the transaction ends.
 *
 * @throws {Failure} 422 for any other.
 */
export async function findOwnPictures(
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
    ...(coverId === null || isOurs(coverId) ? [] : [{ field: 'imagesUrl', message: notOurs() }]),
    ...(mediaIds.every(isOurs) ? [] : [{ field: 'content', message: say('news.failures.foreignPicture') }]),
  ];
  if (faults.length > 0) throw invalid(faults);
  return wanted;
}
