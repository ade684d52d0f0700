/** A comment while it's written: mentions are names, and become ids when it's sent. */

import * as z from 'zod/mini';
import { sayName } from '#domains/people/model.ts';
import { commentInputBounds } from '#generated/bounds/CommentInput.gen.ts';
import type { Comment } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { MAX_MENTIONS, mentionedIn, mentionOf, withMentionNames } from '../model.ts';
import type { Subject } from './thread-cache.ts';

export const zCommentDraft = z.object({
  text: z.string(),
  /** People chosen from the list of names. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of a comment that has waited for a connection: the server may have it already, as it was then. */
  draftId: z.optional(z.string()),
});

export type CommentDraft = z.infer<typeof zCommentDraft>;

/** Where it's kept while it's written. */
export const newCommentKeyOf = (personId: string, { kind, id }: Subject): string => `comment ${personId} ${kind} ${id}`;

export const replyKeyOf = (personId: string, answeredId: string): string =>
  ['comment', personId, 'reply', answeredId].join(' ');

/** The names of its fields. */
export const NEW_COMMENT = 'new-comment';

export const replyFieldOf = (answeredId: string): string => `reply-${answeredId}`;

export const EMPTY_DRAFT: CommentDraft = { text: '', people: [] };

export const MAX_LENGTH = commentInputBounds.content.maxLength;

/** The text as it's sent, with ids for names. */
export function contentOf({ text, people }: CommentDraft): string {
  // Longer names first: one may begin with another.
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  return byLength.reduce(withMention, text).trim();
}

const WORD_GOES_ON = /^[\p{L}\p{M}\p{N}]/u;
/** A German genitive, as in “@Amina Diallos Vorschlag”, isn't another name. */
const NAME_GOES_ON = /^(?!s(?![\p{L}\p{M}\p{N}]))[\p{L}\p{M}\p{N}]/u;

/** Leaves longer names that begin with this one. */
function withMention(content: string, { id, name }: CommentDraft['people'][number]): string {
  return content
    .split(`@${name}`)
    .reduce((before, after) => `${before}${NAME_GOES_ON.test(after) ? `@${name}` : mentionOf(id)}${after}`);
}

export function draftOf({ content, mentions }: Pick<Comment, 'content' | 'mentions'>): CommentDraft {
  const people = mentions.map((person) => ({ id: person.id, name: sayName(person) }));
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  return { text: withMentionNames(content ?? '', nameOf), people };
}

/** One above the other, so that neither is lost. */
export function joinDrafts(first: CommentDraft, second: CommentDraft = EMPTY_DRAFT): CommentDraft {
  const others = second.people.filter(({ id }) => !first.people.some((person) => person.id === id));
  const texts = [first.text, second.text].filter((text) => text.trim() !== '');
  return { text: texts.join('\n\n'), people: [...first.people, ...others] };
}

/** Why it can't be sent; undefined if it can. */
export function findDraftFault(content: string): string | undefined {
  if (content === '') return say('comments.commentDraft.empty');
  if (content.length > MAX_LENGTH) return say('comments.commentDraft.tooLong');
  if (mentionedIn(content).length > MAX_MENTIONS)
    return say('comments.commentDraft.tooManyMentions', { count: MAX_MENTIONS });
  return undefined;
}

const BEING_TYPED = /(?:^|[\s(])@([\p{L}\p{M}\p{N}][^@\n]{0,40})$/u;

/** The beginning of a name that's being typed before the caret; null if there is none, or if its person is chosen. */
export function nameBefore({ text, people }: CommentDraft, caret: number): string | null {
  const typed = BEING_TYPED.exec(text.slice(0, caret))?.[1];
  return typed === undefined || people.some(({ name }) => beginsWithName(typed, name)) ? null : typed;
}

const beginsWithName = (typed: string, name: string) =>
  typed.startsWith(name) && !WORD_GOES_ON.test(typed.slice(name.length));

/** Replaces the typed beginning of a name with a mention of the person. Also returns the new position of the caret. */
export function insertMention(
  draft: CommentDraft,
  caret: number,
  person: CommentDraft['people'][number],
): { draft: CommentDraft; caret: number } {
  const typed = nameBefore(draft, caret) ?? '';
  const start = caret - typed.length;
  const after = draft.text.slice(caret);
  const name = `${person.name}${after.startsWith(' ') ? '' : ' '}`;
  const people = [...draft.people.filter(({ id }) => id !== person.id), person];
  return {
    draft: { ...draft, text: `${draft.text.slice(0, start)}${name}${after}`, people },
    caret: start + name.length,
  };
}
