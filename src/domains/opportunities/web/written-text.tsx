import type { ReactNode } from 'react';

interface WrittenTextProps {
  title: ReactNode;
  /** Line breaks are preserved. */
  text: string;
  className?: string | undefined;
}

/** A message from one person to another. */
export const WrittenText = ({ title, text, className }: WrittenTextProps) => (
  <figure className={className}>
    <figcaption dir="auto" className="font-semibold">
      {title}
    </figcaption>
    <blockquote dir="auto" className="mt-1 max-w-prose whitespace-pre-line text-start">
      {text}
    </blockquote>
  </figure>
);
