import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import {
  ALIGNED_WITH_LABEL,
  CONTROL_CLASS,
  describedBy,
  FieldFrame,
  type FieldText,
  NO_PLACEHOLDER,
} from './field-frame.tsx';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'name' | 'children'> {
  name: string;
  /** A unit, shown inside the field at its inline end. */
  suffix?: ReactNode;
}

/** The types and input modes whose content is never written from right to left. */
const LEFT_TO_RIGHT = ['email', 'url', 'tel', 'number', 'numeric', 'decimal', 'date', 'datetime-local', 'password'];

/** The id defaults to the name, so that an error summary can link to it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, className, suffix, id = props.name, ...input } = props;
  const isLeftToRight = LEFT_TO_RIGHT.includes(props.type ?? props.inputMode ?? 'text');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <input
          type="text"
          dir={isLeftToRight ? 'ltr' : 'auto'}
          {...input}
          placeholder={input.placeholder ?? NO_PLACEHOLDER}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classNames(
            CONTROL_CLASS,
            isLeftToRight && ALIGNED_WITH_LABEL,
            suffix !== undefined && 'ltr:pr-20 rtl:pl-20',
          )}
        />
        {suffix !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 inset-e-3 grid place-items-center text-sm text-muted">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
