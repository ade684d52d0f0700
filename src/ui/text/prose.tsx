import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { inLanguage } from './in-language.ts';

const PROSE = classNames(
  'max-w-prose text-lg [&>*+*]:mt-5',
  '[&_h2]:text-2xl [&>*+h2]:mt-10 [&_h3]:text-xl [&>*+h3]:mt-8',
  '[&_a]:text-link [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-6 [&_ol]:ps-6 [&_li+li]:mt-1.5 [&_li]:marker:text-muted',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-action [&_blockquote]:ps-5 [&_blockquote]:font-display [&_blockquote]:text-xl',
  '[&_img]:h-auto [&_img]:max-w-full [&_figcaption]:mt-2 [&_figcaption]:text-sm [&_figcaption]:text-muted',
  '[&_hr]:border-line [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_strong]:font-semibold',
);

/** Long text; the children are plain HTML elements. */
export function Prose({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(PROSE, className)}>{children}</div>;
}

interface WrittenProseProps {
  text: string;
  /** Left out if it isn't known. */
  language?: string | null | undefined;
  className?: string | undefined;
}

/** A person's long text, with its paragraphs and lines. */
export function WrittenProse({ text, language, className }: WrittenProseProps) {
  return (
    <Prose className={className}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change here
        <p {...inLanguage(language)} key={index} className="whitespace-pre-line text-start">
          {paragraph}
        </p>
      ))}
    </Prose>
  );
}
