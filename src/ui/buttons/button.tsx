import type { ComponentProps, MouseEvent } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { PendingLines } from '../feedback/pending-lines.tsx';
import { useIsOffline } from '../timing/offline.ts';
import { type ButtonLook, buttonClass } from './button-style.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Keeps its width and focus, and ignores presses. Buttons that have it send something, which they say when offline. */
  pending?: boolean | undefined;
  /** What it sends may wait on this device, so it doesn't say that it's offline. */
  worksOffline?: boolean | undefined;
  /** Announced to screen readers while pending. */
  pendingLabel?: string | undefined;
  /** Looks off and ignores presses, but keeps the focus. Its description says why. */
  off?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    className,
    pending,
    pendingLabel = say('ui.button.working'),
    off = false,
    worksOffline = false,
    ...rest
  } = props;
  const isPending = pending === true;
  const isOffline = useIsOffline() && pending !== undefined && !worksOffline;
  const { children, onClick, type = 'button', ...button } = rest;

  // Not `disabled`, which would lose the focus.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending || off) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...button}
        type={type}
        onClick={press}
        aria-disabled={isPending || off || undefined}
        className={buttonClass({ variant, size, wide, className: classNames(className, off && 'opacity-55') })}
      >
        <span className={isPending ? 'contents [&>*]:opacity-0' : 'contents'}>
          <span className="inline-flex items-center gap-2">
            {children}
            {isOffline && <span className="text-sm">{say('ui.button.offline')}</span>}
          </span>
        </span>
        {isPending && <PendingLines />}
      </button>
      <span role="status" className="sr-only">
        {isPending ? pendingLabel : ''}
      </span>
    </>
  );
}
