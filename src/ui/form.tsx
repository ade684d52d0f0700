import type { FormEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ErrorSummary, type FieldError } from './error-summary.tsx';
import { Notice } from './notice.tsx';

export interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with which field. */
  errors: readonly FieldError[];
  /** Counts the tries to send. */
  attempt: number;
  /** What stopped the whole, when no field did. */
  failure?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** What went wrong stands first, the fields below it. The browser's own bubbles are off: they say less and vanish. */
export function Form({ onSubmit, errors, attempt, failure, children, className }: FormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className={classNames('space-y-6', className)}>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <ErrorSummary errors={errors} attempt={attempt} />
      {children}
    </form>
  );
}
