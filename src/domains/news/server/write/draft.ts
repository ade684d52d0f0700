/** Validates and sanitises a submitted article. */

import { newsInputBounds } from '#generated/bounds/NewsInput.gen.ts';
import type { FieldError, NewsUpdateInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { UploadedFile } from '#platform/server/http/files/uploads.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { excerptOf, tidyText } from '#platform/shared/prose.ts';
import { minutesToRead } from '../../model.ts';
import type { NewsContent } from '../news.repository.ts';
import { loadArticleCleaner } from '../text/article-cleaner.ts';
import { mediaIdIn } from '../text/article-pictures.ts';

export type NewsForm = Omit<NewsUpdateInput, 'images'> & { images?: UploadedFile };

export interface NewsDraft {
  content: NewsContent;
  /** Plain text, for search. */
  plain: string;
  /** The pictures in the text. */
  mediaIds: string[];
}

/** The contract's limit. */
const MAX_LENGTH = newsInputBounds.content.maxLength;
const MAX_PICTURES = 100;

/** Omitted fields stay unchanged. @throws {Failure} 422. */
export async function draftOf(form: NewsForm, before: NewsContent): Promise<NewsDraft> {
  const faults: FieldError[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message });
  const cleanRichText = await loadArticleCleaner();
  const clean = cleanRichText(form.content ?? before.content);
  const content: NewsContent = {
    title: form.title === undefined ? before.title : tidyText(form.title),
    authorName: form.authorName === undefined ? before.authorName : tidyText(form.authorName),
    typeArticle: form.typeArticle ?? before.typeArticle,
    date: form.date === undefined ? before.date : new Date(form.date),
    content: clean.html,
    excerpt: excerptOf(clean.prose || clean.plain),
    readingMinutes: minutesToRead(clean.plain),
    ...coverOf(form, before),
  };
  if (content.title === '') fault('title', sayMissing('title'));
  if (content.authorName === '') fault('authorName', sayMissing('authorName'));
  if (Number.isNaN(content.date.getTime())) fault('date', say('news.failures.validMoment'));
  if (clean.plain === '' && clean.mediaIds.length === 0) fault('content', say('news.failures.writeText'));
  if (clean.html.length > MAX_LENGTH) fault('content', say('news.failures.tooLong'));
  if (clean.mediaIds.length > MAX_PICTURES)
    fault('content', say('news.failures.mostPictures', { count: MAX_PICTURES }));
  if (form.images !== undefined && form.imagesUrl) {
    fault('imagesUrl', say('news.failures.fileOrAddress'));
  } else if (form.imagesUrl && content.coverId === null) fault('imagesUrl', notOurs());
  if (faults.length > 0) throw invalid(faults);
  return { content, plain: clean.plain, mediaIds: clean.mediaIds };
}

export const notOurs = () => say('news.failures.uploadedHere');

/** An uploaded file replaces it later. */
function coverOf({ imagesUrl, imagesAlt }: NewsForm, before: NewsContent): Pick<NewsContent, 'coverId' | 'coverAlt'> {
  const coverId = imagesUrl === undefined ? before.coverId : mediaIdIn(imagesUrl);
  // Keep an empty alt text: it marks the picture as decorative.
  if (imagesAlt !== undefined) return { coverId, coverAlt: tidyText(imagesAlt) };
  // A new picture needs a new alt text.
  return { coverId, coverAlt: coverId === before.coverId ? before.coverAlt : null };
}
