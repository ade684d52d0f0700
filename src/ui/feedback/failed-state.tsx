import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';

export interface FailedStateProps {
  /** Only if it adds something to the text. */
  title?: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  retryLabel?: string | undefined;

  action?: ReactNode;
  /** Small, and not announced with the rest. */
  footer?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}

export function FailedState(props: FailedStateProps) {
  const { title, children, onRetry, isRetrying, retryLabel = say('ui.failedState.tryAgain'), action, footer } = props;
  const Heading = props.level === 3 ? 'h3' : 'h2';
  return (
    <div className={classNames('border-s-4 border-danger py-1 ps-6', props.className)}>
      <div role="alert">
        {title && <Heading className="text-xl">{title}</Heading>}
        {children && <div className={title ? 'mt-1 max-w-prose text-muted' : 'max-w-prose'}>{children}</div>}
        {(onRetry || action) && (
          <div className="mt-4 flex flex-wrap gap-3">
            {onRetry && (
              <Button
                variant="secondary"
                onClick={onRetry}
                pending={isRetrying}
                pendingLabel={say('ui.failedState.tryingAgain')}
                worksOffline
              >
                {retryLabel}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
      {footer}
    </div>
  );
}
