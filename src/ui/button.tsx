import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-style.ts';
import { PendingLines } from './pending-lines.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: the width and the focus stay, further presses do nothing. */
  pending?: boolean | undefined;
  /** What a screen reader is told meanwhile. */
  pendingLabel?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, className, pending = false, pendingLabel = 'Working', ...rest } = props;
  const { children, onClick, type = 'button', ...button } = rest;

  // Not `disabled`: that would drop the focus of whoever pressed it.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...button}
        type={type}
        onClick={press}
        aria-disabled={pending || undefined}
        className={buttonClass({ variant, size, wide, className })}
      >
        <span className={pending ? 'contents [&>*]:opacity-0' : 'contents'}>
          <span className="inline-flex items-center gap-2">{children}</span>
        </span>
        {pending && <PendingLines />}
      </button>
      <span role="status" className="sr-only">
        {pending ? pendingLabel : ''}
      </span>
    </>
  );
}
