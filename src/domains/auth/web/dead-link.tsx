import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { SwellLines } from '#ui/drawn/swell-lines.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';

export interface DeadLinkProps {
  heading?: string;
  /** Why the link no longer works, and what to do about it. */
  children: ReactNode;
  action: { to: string; label: string };
}

/** Shown instead of a page whose emailed link has expired. */
export function DeadLink({ heading = say('auth.deadLink.heading'), children, action }: DeadLinkProps) {
  return (
    <div role="alert">
      <SwellLines className="text-action" />
      <PageHeading className="mt-6" lead={children}>
        {heading}
      </PageHeading>
      <ButtonLink to={action.to} className="mt-8">
        {action.label}
      </ButtonLink>
    </div>
  );
}
