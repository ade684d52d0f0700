/** The article form's values, kept as typed so that incomplete input isn't lost. */

import * as z from 'zod/mini';
import { zNewsInput } from '#generated/schemas/NewsInput.gen.ts';
import { zNewsType } from '#generated/schemas/NewsType.gen.ts';
import type { NewsInput, NewsUpdateInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFault } from '#platform/browser/drafts/draft-form-parts.ts';
import { findFaults } from '#platform/browser/forms/form-resolver.ts';
import { zDraftPicture } from '#platform/browser/uploads/draft-picture.ts';

export const zNewsDraft = z.object({
  title: z.string(),
  authorName: z.string(),
  typeArticle: zNewsType,
  /** The value of a datetime-local field, in local time: `2025-04-02T08:00`. */
  date: z.string(),
  /** The article's date as it was opened; null for a new one. */
  openedDate: z._default(z.nullable(z.string()), null),
  /** HTML with unsigned picture addresses. */
  content: z.string(),
  isLive: z.boolean(),
  /** The picture's key; null without one. */
  cover: z.nullable(z.string()),
  coverAlt: z.string(),
  /** Decorative: screen readers skip it. */
  isCoverDecorative: z._default(z.boolean(), false),
  /** Cover and pictures in the text. */
  pictures: z.array(zDraftPicture),
  /** The version that was opened, for the optimistic lock. */
  revision: z._default(z.nullable(z.number()), null),
  /** Idempotency key of a new article. */
  draftId: z.optional(z.string()),
});

export type NewsDraft = z.infer<typeof zNewsDraft>;

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: say('news.newsDraft.title'),
  authorName: say('news.newsDraft.authorName'),
  typeArticle: say('news.newsDraft.typeArticle'),
  content: say('news.newsDraft.content'),
  cover: say('news.newsDraft.cover'),
  coverAlt: say('news.newsDraft.coverAlt'),
  date: say('news.newsDraft.date'),
  isLive: say('news.newsDraft.isLive'),
};

const HELP = { date: say('news.newsDraft.dateMissing') };

export function findNewsFaults(draft: NewsDraft): DraftFault[] {
  const faults = findFaults(zNewsInput, inputOf(draft), HELP);
  const found = new Map(Object.entries(faults).map(([field, { message }]) => [field, message]));
  if (isEmpty(draft.content)) found.set('content', say('news.newsDraft.textMissing'));
  if (draft.cover !== null && !draft.isCoverDecorative && draft.coverAlt.trim() === '') {
    found.set('coverAlt', say('news.newsDraft.altMissing'));
  }
  return Object.keys(FIELD_NAMES).flatMap((field) => {
    const message = found.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The request body, valid or not. */
export function inputOf(draft: NewsDraft): NewsInput {
  return {
    title: draft.title.trim(),
    authorName: draft.authorName.trim(),
    typeArticle: draft.typeArticle,
    date: momentOf(draft),
    content: draft.content,
    isLive: draft.isLive,
    ...(draft.cover !== null && { imagesAlt: draft.isCoverDecorative ? '' : draft.coverAlt.trim() }),
  };
}

/** An unchanged date stays as it was: the field has no seconds, and an hour that comes twice in autumn is one to it. */
function momentOf({ date, openedDate }: NewsDraft): string {
  if (openedDate !== null && localMoment(new Date(openedDate)) === date) return openedDate;
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

export function creationOf(draft: NewsDraft, coverAddress: string | null): NewsInput {
  const { draftId } = draft;
  return {
    ...inputOf(draft),
    ...(coverAddress !== null && { imagesUrl: coverAddress }),
    ...(draftId !== undefined && { draftId }),
  };
}

/** @param coverAddress null removes the cover. */
export function updateOf(draft: NewsDraft, coverAddress: string | null): NewsUpdateInput {
  const { revision } = draft;
  return { ...inputOf(draft), imagesUrl: coverAddress ?? '', ...(revision !== null && { revision }) };
}

/** Formats a datetime-local field's value in local time. */
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
