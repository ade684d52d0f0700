import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, type FieldText } from './field-frame.tsx';

export interface CheckboxProps extends Omit<FieldText, 'optional'>, Omit<ComponentProps<'input'>, 'name' | 'type'> {
  name: string;
}

/** The native checkbox in our colour. The label may contain links. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = input.id ?? input.name;
  return (
    <div className={classNames('min-w-0', error && 'border-s-4 border-danger ps-4', className)}>
      {error && (
        <p id={`${id}-error`} className="mb-1 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
      <div className="flex gap-3">
        <input {...input} {...describedBy(id, { hint, error })} id={id} type="checkbox" className="size-6 shrink-0" />
        <div className="min-w-0">
          <label htmlFor={id}>{label}</label>
          {hint && (
            <p id={`${id}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
