/** An article as it is being written: everything as it was typed, so that nothing is lost before it makes sense. */
import * as z from 'zod/mini';
import { zNewsInput } from '../../../../generated/schemas/NewsInput.gen.ts';
import { zNewsType } from '../../../../generated/schemas/NewsType.gen.ts';
import type { NewsInput, NewsUpdateInput } from '../../../../generated/types.gen.ts';
import type { DraftFault } from '../../../platform/browser/drafts/draft-form.ts';
import { findFaults } from '../../../platform/browser/form-resolver.ts';
import { zDraftPicture } from '../../../platform/browser/uploads/draft-picture.ts';

export const zNewsDraft = z.object({
  title: z.string(),
  authorName: z.string(),
  typeArticle: zNewsType,
  /** As the field of a day and an hour has it, by the writer's own clock: `2025-04-02T08:00`. */
  date: z.string(),
  /** HTML, whose pictures are named by their plain address. */
  content: z.string(),
  isLive: z.boolean(),
  /** The picture's key; null without one. */
  cover: z.nullable(z.string()),
  coverAlt: z.string(),
  /** It shows nothing that the text needs, and is skipped when the page is read out. */
  isCoverDecorative: z._default(z.boolean(), false),
  /** The cover and the pictures of the text. */
  pictures: z.array(zDraftPicture),
  /** Of the article that was opened: it tells whether somebody else has changed it since. */
  basis: z.nullable(z.string()),
  /** Of one that is new: sent again, it stays one article. */
  draftId: z.optional(z.string()),
});

export type NewsDraft = z.infer<typeof zNewsDraft>;

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Title',
  authorName: 'Author',
  typeArticle: 'Type',
  content: 'Text',
  cover: 'Picture',
  coverAlt: 'What the picture shows',
  date: 'Date and time',
  isLive: 'Who reads it',
};

const HELP = { date: 'Choose a day and a time.' };

/** In the order of the screen. */
export function findNewsFaults(draft: NewsDraft): DraftFault[] {
  const faults = findFaults(zNewsInput, inputOf(draft), HELP);
  const found = new Map(Object.entries(faults).map(([field, { message }]) => [field, message]));
  if (isEmpty(draft.content)) found.set('content', 'Write something.');
  if (draft.cover !== null && !draft.isCoverDecorative && draft.coverAlt.trim() === '') {
    found.set('coverAlt', 'Describe the picture in a few words, or mark it as decorative.');
  }
  return Object.keys(FIELD_NAMES).flatMap((field) => {
    const message = found.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** What is sent, whether or not it makes sense yet. */
export function inputOf(draft: NewsDraft): NewsInput {
  const date = new Date(draft.date);
  return {
    title: draft.title.trim(),
    authorName: draft.authorName.trim(),
    typeArticle: draft.typeArticle,
    date: Number.isNaN(date.getTime()) ? '' : date.toISOString(),
    content: draft.content,
    isLive: draft.isLive,
    ...(draft.cover !== null && { imagesAlt: draft.isCoverDecorative ? '' : draft.coverAlt.trim() }),
  };
}

export function creationOf(draft: NewsDraft, coverAddress: string | null): NewsInput {
  const { draftId } = draft;
  return {
    ...inputOf(draft),
    ...(coverAddress !== null && { imagesUrl: coverAddress }),
    ...(draftId !== undefined && { draftId }),
  };
}

/** @param coverAddress where the picture is; null takes away what was there. */
export function updateOf(draft: NewsDraft, coverAddress: string | null): NewsUpdateInput {
  const { basis } = draft;
  return { ...inputOf(draft), imagesUrl: coverAddress ?? '', ...(basis !== null && { basis }) };
}

/** A day and an hour as their field wants them, by the clock of whoever writes. */
export function localMoment(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

const isEmpty = (html: string) =>
  !html.includes('<img') &&
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() === '';
