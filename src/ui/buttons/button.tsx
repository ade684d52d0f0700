import type { ComponentProps, MouseEvent } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { PendingLines } from '../feedback/pending-lines.tsx';
import { useIsOffline } from '../timing/offline.ts';
import { type ButtonLook, buttonClass } from './button-style.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Keeps its width and focus, and ignores presses. Buttons that have it send something: offline, they are off and say so. */
  pending?: boolean | undefined;
  /** What it does needs no connection, or may wait for one on this device. */
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
  const isOff = off || isOffline;
  const { children, onClick, type = 'button', ...button } = rest;

  // Not `disabled`, which would lose the focus.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending || isOff) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...button}
        type={type}
        onClick={press}
        aria-disabled={isPending || isOff || undefined}
        className={buttonClass({ variant, size, wide, className: classNames(className, isOff && 'opacity-55') })}
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
