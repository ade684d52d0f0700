import { useQuery } from '@tanstack/react-query';
import { sayName } from '#domains/people/model.ts';
import { searchCommentsOptions } from '#generated/comments/searchComments.gen.ts';
import type { FoundComment } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import {
  askedFor,
  type Finding,
  type SearchHit,
  toFinding,
  toFound,
  whileAsked,
} from '#platform/browser/search-source.ts';
import { cutTo } from '#platform/prose.ts';
import { Avatar } from '#ui/avatar.tsx';
import { isolate } from '#ui/isolate.ts';
import { withNames } from '../../model.ts';

/** More than fits on a line. */
const FIRST_WORDS = 140;

/** @param words null for no search. */
export function useCommentsFound(words: string | null): Finding {
  const query = useQuery({
    ...searchCommentsOptions({ query: askedFor(words) }),
    ...whileAsked(words),
    select: ({ data: { data, meta } }) => toFound(data.map(toHit), meta),
  });
  return toFinding(query);
}

function toHit({ comment: { id, author, content, mentions }, title, link }: FoundComment): SearchHit {
  const nameOf = (personId: string) => {
    const mentioned = mentions.find((one) => one.id === personId);
    return mentioned ? sayName(mentioned) : '';
  };
  const name = author ? sayName(author) : '';
  return {
    id,
    to: link,
    title: cutTo(FIRST_WORDS, withNames(content ?? '', nameOf).replaceAll(/\s+/g, ' ')),
    detail: joinFacts([isolate(name), say('comments.search.commentOn', { title: isolate(title) })]),
    mark: <Avatar name={name} src={author?.avatarUrl ?? undefined} size="sm" />,
  };
}
