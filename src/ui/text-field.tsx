import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldText } from './field-frame.tsx';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'name' | 'children'> {
  name: string;
  /** A unit inside the right edge. */
  suffix?: ReactNode;
}

/** Kinds of fields whose content is never written from right to left. */
const LEFT_TO_RIGHT = ['email', 'url', 'tel', 'number', 'numeric', 'decimal', 'date', 'password'];

/** The id defaults to the name, so that an error summary can link to it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, className, suffix, id = props.name, ...input } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          type="text"
          dir={LEFT_TO_RIGHT.includes(props.type ?? props.inputMode ?? 'text') ? 'ltr' : 'auto'}
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classNames(CONTROL_CLASS, suffix !== undefined && 'pr-20')}
        />
        {suffix !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
