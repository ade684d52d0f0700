import type { ReactNode } from 'react';

interface WrittenTextProps {
  title: ReactNode;
  /** As it was written; its lines are kept. */
  text: string;
  className?: string | undefined;
}

/** What one person wrote to another. */
export const WrittenText = ({ title, text, className }: WrittenTextProps) => (
  <figure className={className}>
    <figcaption className="font-semibold">{title}</figcaption>
    <blockquote className="mt-1 max-w-prose whitespace-pre-line">{text}</blockquote>
  </figure>
);
