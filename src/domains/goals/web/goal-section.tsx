import type { ReactNode } from 'react';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ArrowForwardIcon } from '#ui/drawn/icons.tsx';

interface GoalSectionProps {
  id: string;
  title: string;
  /** The link to the whole list. */
  more?: { to: string; label: string } | undefined;
  children: ReactNode;
}

export function GoalSection({ id, title, more, children }: GoalSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && (
          <TextLink to={more.to} className="inline-flex items-center gap-1.5">
            {more.label} <ArrowForwardIcon className="size-4" />
          </TextLink>
        )}
      </div>
      <div className="mt-6">{children}</div>
    </section>
  );
}
