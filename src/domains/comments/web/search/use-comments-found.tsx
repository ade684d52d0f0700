import { sayName } from '#domains/people/model.ts';
import { searchCommentsOptions } from '#generated/comments/searchComments.gen.ts';
import type { FoundComment } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { type Finding, type SearchHit, toFound, useFinding } from '#platform/browser/page/search-source.ts';
import { truncateTo } from '#platform/shared/prose.ts';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { withMentionNames } from '../../model.ts';

/** How many characters of a comment are shown: more than fit on a line. */
const FIRST_WORDS = 140;

/** @param words null for no search. */
export const useCommentsFound = (words: string | null): Finding =>
  useFinding(words, searchCommentsOptions, ({ data: { data, meta } }) => toFound(data.map(toHit), meta));

function toHit({ comment: { id, author, content, mentions }, title, link }: FoundComment): SearchHit {
  const nameOf = (personId: string) => {
    const mentioned = mentions.find((one) => one.id === personId);
    return mentioned ? sayName(mentioned) : '';
  };
  const name = author ? sayName(author) : '';
  return {
    id,
    to: link,
    title: truncateTo(FIRST_WORDS, withMentionNames(content ?? '', nameOf).replaceAll(/\s+/g, ' ')),
    detail: joinFacts([isolate(name), say('comments.search.commentOn', { title: isolate(title) })]),
    mark: <Avatar name={name} src={author?.avatarUrl ?? undefined} size="sm" />,
  };
}
