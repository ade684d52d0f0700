import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../drawn/icons.tsx';
import { CONTROL_CLASS, describedBy, FieldFrame, type FieldText } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'name' | 'children' | 'multiple'> {
  name: string;
  options: readonly SelectOption[];
  /** The first option, with an empty value. */
  placeholder?: string | undefined;
}

/** The native control in our style. If its row doesn't set a width, it's as wide as the chosen option. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, className, options, placeholder, id = props.name, ...select } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className="relative">
        <select
          {...select}
          {...describedBy(id, { hint, error })}
          id={id}
          className={classNames(CONTROL_CLASS, 'field-sizing-content appearance-none truncate pe-10')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-1/2 inset-e-3 size-5 -translate-y-1/2 text-muted" />
      </div>
    </FieldFrame>
  );
}
