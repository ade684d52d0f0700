import { TextField } from '#ui/fields/text-field.tsx';
import { type NumberRange, sayNumberFault } from '../number-faults.ts';
import type { SettingFieldProps } from './setting-field-props.ts';

interface NumberFieldProps extends Omit<SettingFieldProps<number>, 'hint' | 'error'> {
  hint?: string;
  error?: string | undefined;
  range: NumberRange;
  /** Whether saving was tried: it then says itself what is wrong with its number. */
  isTried?: boolean;
  className?: string;
}

/** Stays empty while someone types another number; an empty one is refused when it's saved. */
export const NumberField = (props: NumberFieldProps) => {
  const { id, value, range, error, isTried = false, onChange, className = 'max-w-52', ...field } = props;
  return (
    <TextField
      {...field}
      {...range}
      name={id}
      type="number"
      step={1}
      autoComplete="off"
      className={className}
      error={isTried ? sayNumberFault(value, range) : error}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
};
