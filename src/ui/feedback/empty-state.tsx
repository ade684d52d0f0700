import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SwellLines } from '../drawn/swell-lines.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it's empty, and what will appear. */
  children?: ReactNode;

  action?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames('py-6', className)}>
      <SwellLines className="text-action" />
      <Heading className="mt-4 text-2xl">{title}</Heading>
      {children && <div className="mt-2 max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
