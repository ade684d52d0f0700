import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Field, Option, Value, Values } from './fields.ts';
import { type Fields, setValueOf } from './filters.ts';

/** The filters of a list, as its address sets them. */
export interface FilteredList {
  fields: Fields;
  values: Values;
  isFiltered: boolean;
  set(changes: Values): void;
  clear(): void;
}

export interface FiltersProps {
  address: FilteredList;
  /** The fields to show, in this order; default: all as declared. Fields in a nested list share a row. */
  shown?: readonly (string | readonly string[])[] | undefined;
  /** Options that are only known on the page. */
  options?: Readonly<Record<string, readonly Option[] | undefined>> | undefined;
}

/** The names of the fields that apply. */
export const applicableFields = ({ fields, values }: FilteredList): string[] =>
  Object.entries(fields).flatMap(([name, { label, control, when }]) =>
    (label || control) && (when?.(values) ?? true) ? [name] : [],
  );

/** How many of these are set. */
export const countSet = ({ fields, values }: FilteredList, names: readonly string[]): number =>
  names.filter((name) => fields[name] && setValueOf(fields[name], values, name) !== undefined).length;

/** The fields one after the other, without a frame. */
export const FilterFields = ({
  address,
  shown = applicableFields(address),
  options,
  className,
}: FiltersProps & { className?: string | undefined }) =>
  shown.map((name) =>
    typeof name === 'string' ? (
      <FilterField key={name} {...{ address, name, className }} options={options?.[name]} />
    ) : (
      <div
        key={name.join()}
        className={classNames('grid grid-cols-2 gap-x-5 gap-y-4 sm:max-lg:col-span-2 lg:grid-cols-1', className)}
      >
        <FilterFields address={address} shown={name} />
      </div>
    ),
  );

interface FilterFieldProps {
  address: FilteredList;
  name: string;
  options: readonly Option[] | undefined;
  className: string | undefined;
}

function FilterField({ address, name, options, className }: FilterFieldProps) {
  const { values } = address;
  const field = address.fields[name];
  if (!field) return null;
  const { label = '', placeholder, control: Control } = field;
  const value = values[name];
  const set = (changed: Value | undefined) => address.set({ [name]: changed });
  const common = { name: field.param ?? name, label, className: classNames(field.className, className) };
  if (Control) {
    const chosen = typeof value === 'string' ? value : null;
    return <Control value={chosen} onChange={(id) => set(id ?? undefined)} className={common.className} />;
  }
  if (field.shape === 'checkbox') {
    const onChange = (isChecked: boolean) => set(isChecked || undefined);
    return <Checkbox {...common} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  }
  if (field.shape === 'search') {
    return <SearchField {...common} placeholder={placeholder} search={String(value ?? '')} onSearch={set} />;
  }
  if (field.shape === 'day') return <DayField {...common} {...{ field, values, set }} value={String(value ?? '')} />;
  const choices = options ?? field.options ?? [];
  return (
    <Select
      {...common}
      placeholder={placeholder}
      options={choices}
      value={choices.some((one) => one.value === String(value)) ? String(value) : ''}
      onChange={({ target }) => set(field.parse(target.value))}
    />
  );
}

interface DayFieldProps {
  name: string;
  label: string;
  className: string;
  field: Field;
  values: Values;
  value: string;
  set: (value: string | undefined) => void;
}

/** Ignores years before 2000, which appear while someone is still typing the year. */
function DayField({ field, values, value, set, ...common }: DayFieldProps) {
  const [shown, setShown] = useState({ value, day: value });
  if (shown.value !== value) setShown({ value, day: value });
  const endOf = (name: string | undefined) => (name === undefined ? undefined : values[name])?.toString();
  return (
    <TextField
      {...common}
      type="date"
      autoComplete="off"
      min={endOf(field.from)}
      max={endOf(field.to)}
      value={shown.day}
      onChange={({ target: { value: day } }) => {
        setShown({ value, day });
        if (day === '' || day > '2000') set(day || undefined);
      }}
    />
  );
}
