/** Validates and tidies a submitted text. */
import { say } from '#languages/say.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { MAX_MENTIONS, mentionedIn } from '../model.ts';

export interface CommentText {
  content: string;
  mentions: string[];
}

/** @throws {Failure} 422. */
export function parseText(written: string): CommentText {
  const content = tidyLines(written);
  const mentions = mentionedIn(content);
  if (content === '') throw invalid([{ field: 'content', message: say('comments.failures.empty') }]);
  if (mentions.length > MAX_MENTIONS) {
    throw invalid([{ field: 'content', message: say('comments.failures.manyMentions', { count: MAX_MENTIONS }) }]);
  }
  return { content, mentions };
}

export const cannotMention = () => invalid([{ field: 'content', message: say('comments.failures.cannotMention') }]);
