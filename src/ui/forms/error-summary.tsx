import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { say } from '#languages/say.ts';

export interface FieldError {
  /** The control's id, by default its name. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Submit attempts (react-hook-form's `submitCount`). Each new one moves the focus here; typing never does. */
  attempt: number;
}

export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const answered = useRef(0);
  const headingId = useId();
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (!hasErrors || attempt <= answered.current) return;
    answered.current = attempt;
    box.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="border-s-4 border-danger bg-danger-wash px-5 py-4"
    >
      <h2 id={headingId} className="font-sans text-base font-semibold tracking-normal">
        {errors.length === 1 ? say('ui.errorSummary.one') : say('ui.errorSummary.several', { count: errors.length })}
      </h2>
      <ul className="mt-2 space-y-1">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={goTo} className="text-danger-ink underline underline-offset-2">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
