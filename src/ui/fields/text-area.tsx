import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldText, NO_PLACEHOLDER } from './field-frame.tsx';

export interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'name' | 'children'> {
  name: string;
  /** Below the control, within its frame. */
  below?: ReactNode;
}

/** Grows with its text where supported (`field-sizing`), and is resizable everywhere. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, below, className, id = props.name, rows = 5, ...area } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        dir="auto"
        {...area}
        placeholder={area.placeholder ?? NO_PLACEHOLDER}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={rows}
        className={classNames(CONTROL_CLASS, 'field-sizing-content min-h-32 resize-y')}
      />
      {below}
    </FieldFrame>
  );
}
