import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';

export interface FieldText {
  label: ReactNode;
  /** Help to read before typing. */
  hint?: ReactNode;
  /** Marks the field invalid. */
  error?: string | undefined;
  /** Fields are required by default. */
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldText {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint and error around a control. The error is above it, where a phone's keyboard can't hide it. */
export function FieldFrame({ id, label, hint, error, optional, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('min-w-0', error && 'border-s-4 border-danger ps-4', className)}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {say('ui.fieldFrame.optional')}</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="mt-1 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

/** The ARIA attributes that link a control to its frame. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = classNames(Boolean(hint) && hintId(id), Boolean(error) && errorId(id));
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export const CONTROL_CLASS = classNames(
  'block w-full min-h-11 rounded-md border border-control bg-raised px-3 py-2 text-base text-ink',
  'text-ellipsis placeholder:text-muted hover:border-ink disabled:bg-sunken disabled:text-muted',
  'aria-invalid:border-danger aria-invalid:border-2',
  // Otherwise `dir="auto"` starts an empty field on the left.
  'rtl:[&[dir=auto]:placeholder-shown]:[direction:rtl]',
);

/** For fields without a placeholder: CSS can only recognise an empty field by its placeholder. */
export const NO_PLACEHOLDER = ' ';

/** On a right-to-left page, aligns text that is always written from left to right with its label. */
export const ALIGNED_WITH_LABEL = 'rtl:text-right rtl:[&::-webkit-datetime-edit]:order-1';

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
