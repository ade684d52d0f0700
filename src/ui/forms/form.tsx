import type { FormEventHandler, ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { Notice } from '../feedback/notice.tsx';
import { ErrorSummary, type FieldError } from './error-summary.tsx';

export interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;

  errors: readonly FieldError[];
  /** Submit attempts. */
  attempt: number;
  /** An error that isn't about a field. */
  failure?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Errors first, then the fields. Native validation is off: its bubbles say less and vanish. */
export function Form({ onSubmit, errors, attempt, failure, children, className }: FormProps) {
  return (
    // By POST: without JavaScript, a GET form would put everything typed into the address, including passwords.
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      className={classNames('space-y-6', className)}
    >
      <div className="script:hidden">
        <Notice tone="warning">{say('ui.form.scriptless')}</Notice>
      </div>
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
