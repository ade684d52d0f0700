import { type RemovalNeeds, removeMedia, storePicture, type UploadNeeds } from '#domains/media/server/public.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { NewsDraft, NewsForm } from './draft.ts';

export type CoverNeeds = UploadNeeds & RemovalNeeds;

/** Stores the uploaded file, and removes it again unless `work` succeeds and uses it. */
export async function withCover<T>(
  needs: CoverNeeds,
  { person, form: { images, imagesAlt: alt = '' }, draft }: { person: Person; form: NewsForm; draft: NewsDraft },
  work: (draft: NewsDraft) => Promise<{ result: T; isUsed: boolean }>,
): Promise<T> {
  if (!images) return (await work(draft)).result;
  const { id: coverId } = await storePicture(needs, person.userId, images, { field: 'images', alt });
  const content = { ...draft.content, coverId, coverAlt: null };
  try {
    const { result, isUsed } = await work({ ...draft, content });
    if (!isUsed) await removeMedia(needs, person, { id: coverId });
    return result;
  } catch (error) {
    await removeMedia(needs, person, { id: coverId }).catch((left) => {
      throw new AggregateError([error, left], 'Removing an unused picture failed');
    });
    throw error;
  }
}
