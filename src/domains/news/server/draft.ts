/** An article out of what an Admin has sent: tidied, sanitised, and every fault named. */
import type { FieldError, NewsUpdateInput } from '../../../../generated/types.gen.ts';
import { invalid } from '../../../platform/http/failure.ts';
import type { UploadedFile } from '../../../platform/http/uploads.ts';
import { excerptOf, tidyText } from '../../../platform/prose.ts';
import { minutesToRead } from '../model.ts';
import type { NewsContent } from './news.repository.ts';
import { cleanRichText, mediaIdIn } from './rich-text.ts';

export type NewsForm = Omit<NewsUpdateInput, 'images'> & { images?: UploadedFile };

export interface NewsDraft {
  content: NewsContent;
  /** All that can be read of it. */
  plain: string;
  /** The pictures in the text. */
  mediaIds: string[];
}

/** As long as the contract lets it come in. */
const MOST_LETTERS = 200_000;
const MOST_PICTURES = 100;

/** What is left out stays as it was before. @throws {Failure} 422. */
export function draftOf(form: NewsForm, before: NewsContent): NewsDraft {
  const faults: FieldError[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message });
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
  if (content.title === '') fault('title', 'Fill this in.');
  if (content.authorName === '') fault('authorName', 'Fill this in.');
  if (Number.isNaN(content.date.getTime())) fault('date', 'Give a day and a time that the calendar has.');
  if (clean.plain === '' && clean.mediaIds.length === 0) fault('content', 'Write something.');
  if (clean.html.length > MOST_LETTERS) fault('content', 'Write less here.');
  if (clean.mediaIds.length > MOST_PICTURES) fault('content', `Use at most ${MOST_PICTURES} pictures.`);
  if (form.images !== undefined && form.imagesUrl) {
    fault('imagesUrl', 'Give a file or the address of a picture, not both.');
  } else if (form.imagesUrl && content.coverId === null) fault('imagesUrl', notOurs);
  if (faults.length > 0) throw invalid(faults);
  return { content, plain: clean.plain, mediaIds: clean.mediaIds };
}

export const notOurs = 'Give the address of a picture that was uploaded here.';

/** A file is kept later on, and takes its place then. */
function coverOf({ imagesUrl, imagesAlt }: NewsForm, before: NewsContent): Pick<NewsContent, 'coverId' | 'coverAlt'> {
  const coverId = imagesUrl === undefined ? before.coverId : mediaIdIn(imagesUrl);
  // Empty words are kept: a decorative picture is described by none, not by those of its file.
  if (imagesAlt !== undefined) return { coverId, coverAlt: tidyText(imagesAlt) };
  // Another picture shows something else.
  return { coverId, coverAlt: coverId === before.coverId ? before.coverAlt : null };
}
