/** How much of a reported thing's texts a case keeps. */
import type { TitleFact } from '#domains/audit/entry-facts.ts';
import { tidyText, truncateTo } from '#platform/shared/prose.ts';

const TITLE_LENGTH = 220;
/** Leaves room for “Comment on …” in every language. */
const NAMED_LENGTH = 190;
export const TEXT_LENGTH = 5_000;

export function caseTitleOf(title: string | TitleFact): string | TitleFact {
  if (typeof title === 'string') return truncateTo(TITLE_LENGTH, tidyText(title));
  return title.of === 'comment' ? { ...title, on: truncateTo(NAMED_LENGTH, tidyText(title.on)) } : title;
}
