import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { Prose } from '#ui/prose.tsx';

interface TextPageProps {
  title: string;
  lead: ReactNode;
  kicker?: string;
  children: ReactNode;
}

export function TextPage({ title, lead, kicker, children }: TextPageProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-8 lg:py-16">
      <PageHeading lead={lead} kicker={kicker}>
        {title}
      </PageHeading>
      <Prose className="mt-10 lg:ms-[25%]">{children}</Prose>
    </div>
  );
}
