import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export interface FailedStateProps {
  /** What happened. */
  title?: ReactNode;
  /** What it means for the reader, and what was kept. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;
  /** Another way out, beside the retry. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

export function FailedState(props: FailedStateProps) {
  const { title = 'This did not load', children, onRetry, isRetrying, retryLabel = 'Try again', action } = props;
  const Heading = props.level === 3 ? 'h3' : 'h2';
  return (
    <div role="alert" className={classNames('border-l-4 border-danger py-1 pl-6', props.className)}>
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="mt-1 max-w-prose text-muted">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-4 flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} pending={isRetrying} pendingLabel="Trying again">
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
