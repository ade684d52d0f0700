import { sayName } from '#domains/people/model.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { inLanguage } from '#ui/text/in-language.ts';
import { type TextPart, textParts } from './text-parts.ts';

interface CommentTextProps {
  content: string;
  mentions: readonly PersonCard[];
  /** Left out if it isn't known. */
  language?: string | null | undefined;
}

/** Plain text: nothing in it is markup, and nothing it links to is fetched. */
export const CommentText = ({ content, mentions, language }: CommentTextProps) => (
  <p {...inLanguage(language)} className="mt-1 max-w-prose text-start whitespace-pre-line [overflow-wrap:anywhere]">
    {textParts(content, mentions).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, which have no other identity
      <Part key={index} part={part} />
    ))}
  </p>
);

function Part({ part }: { part: TextPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'mention') return <PersonName person={part.person}>@{sayName(part.person)}</PersonName>;
  return (
    <a
      href={part.address}
      target="_blank"
      rel="nofollow ugc noopener"
      className="text-link underline underline-offset-4 hover:text-ink"
    >
      {part.address}
    </a>
  );
}
