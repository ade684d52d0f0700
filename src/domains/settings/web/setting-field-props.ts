export interface SettingFieldProps<Value> {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: Value;
  disabled: boolean;
  onChange: (value: Value) => void;
}
