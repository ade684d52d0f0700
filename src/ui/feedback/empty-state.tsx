import type { ReactNode } from 'react';
import { ButtonLink } from '../buttons/button-link.tsx';
import { classNames } from '../class-names.ts';
import { SwellLines } from '../drawn/swell-lines.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it's empty, and what will appear. */
  children?: ReactNode;
  /** Where to go from here. */
  link?: { to: string; label: string } | false | null | undefined;
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

export function EmptyState({ title, children, link, action, level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames('py-6', className)}>
      <SwellLines className="text-action" />
      <Heading className="mt-4 text-2xl">{title}</Heading>
      {children && <div className="mt-2 max-w-prose text-muted">{children}</div>}
      {(link || action) && (
        <div className="mt-5 flex flex-wrap gap-3">
          {link && (
            <ButtonLink to={link.to} variant="secondary">
              {link.label}
            </ButtonLink>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
