/** Validates and tidies a submitted text. */
import { invalid } from '#platform/http/failure.ts';
import { tidyLines } from '#platform/prose.ts';
import { MOST_MENTIONS, mentionedIn } from '../model.ts';

export interface CommentText {
  content: string;
  mentions: string[];
}

/** @throws {Failure} 422. */
export function textOf(written: string): CommentText {
  const content = tidyLines(written);
  const mentions = mentionedIn(content);
  if (content === '') throw invalid([{ field: 'content', message: 'Write a comment.' }]);
  if (mentions.length > MOST_MENTIONS) {
    throw invalid([{ field: 'content', message: `Mention at most ${MOST_MENTIONS} people.` }]);
  }
  return { content, mentions };
}

export const cannotMention = () =>
  invalid([{ field: 'content', message: 'Someone you mention isn’t a member any more. Remove the mention.' }]);
