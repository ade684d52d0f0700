import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'role' | 'children'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

const TRACK = classNames(
  'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-control bg-sunken transition-colors',
  'checked:border-action checked:bg-action disabled:opacity-55',
  'before:absolute before:top-1/2 before:inset-s-1 before:size-4.5 before:-translate-y-1/2 before:rounded-full',
  'before:bg-control before:transition-transform ltr:checked:before:translate-x-5 rtl:checked:before:-translate-x-5 checked:before:bg-on-action',
  // Forced colours remove both backgrounds, so the knob uses the system text colour.
  'forced-colors:before:bg-[CanvasText] forced-colors:checked:bg-[Highlight] forced-colors:forced-color-adjust-none',
);

/** Takes effect at once; use a checkbox where there's a save button. A native checkbox with the switch role. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const id = input.id ?? input.name;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('flex items-start justify-between gap-6', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: `checked` of the native box is its aria-checked. */}
      <input {...input} id={id} type="checkbox" role="switch" aria-describedby={hintId} className={TRACK} />
    </div>
  );
}
