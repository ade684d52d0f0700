import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'value'> {
  name: string;
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** A radio button, used inside a `Fieldset`. */
export function Radio({ label, hint, className, ...input }: RadioProps) {
  const id = input.id ?? `${input.name}-${input.value}`;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('flex gap-3', className)}>
      <input {...input} id={id} type="radio" aria-describedby={hintId} className="size-6 shrink-0" />
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
