import type { ReactNode } from 'react';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Prose } from '#ui/text/prose.tsx';

interface TextPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export const TextPage = ({ title, lead, children }: TextPageProps) => (
  <TextFrame title={title} lead={lead}>
    <Prose>{children}</Prose>
  </TextFrame>
);

/** The page's heading and layout; the children style their own text. */
export function TextFrame({ title, lead, children }: TextPageProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-8 lg:py-16">
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="mt-10 lg:ms-[25%]">{children}</div>
    </div>
  );
}
