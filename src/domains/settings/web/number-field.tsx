import { TextField } from '#ui/fields/text-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

interface NumberFieldProps extends Omit<SettingFieldProps<number>, 'hint' | 'error'> {
  hint?: string;
  error?: string | undefined;
  min: number;
  max: number;
  className?: string;
}

/** Stays empty while someone types another number; an empty one is refused when it's saved. */
export const NumberField = ({ id, value, onChange, className = 'max-w-52', ...field }: NumberFieldProps) => (
  <TextField
    {...field}
    name={id}
    type="number"
    step={1}
    autoComplete="off"
    className={className}
    value={Number.isNaN(value) ? '' : value}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
);
