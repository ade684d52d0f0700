import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldsetProps {
  /** Target of the error summary. */
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** A question with several controls. */
export function Fieldset({ id, legend, hint, error, children }: FieldsetProps) {
  const described = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames('min-w-0', error && 'border-s-4 border-danger ps-4')}
    >
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
      <div className="mt-3 space-y-3">{children}</div>
    </fieldset>
  );
}
