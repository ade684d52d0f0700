/** A list's filters, declared once: how they're read from the address, written, changed, cleared and counted. */
import type { Field, Value, Values } from './fields.ts';

/**
 * Fields by the names of the call's parameters. They're drawn and written in this order, and may depend on earlier
 * ones.
 */
export type Fields = Readonly<Record<string, Field>>;

type ValueIn<F> = F extends Field<infer T> ? T : never;
type WithUsual<F extends Fields> = { [K in keyof F]: F[K]['usual'] extends undefined ? never : K }[keyof F];

/** Unset filters are absent; those with a default value are always present. */
export type ValuesOf<F extends Fields> = { [K in WithUsual<F>]: ValueIn<F[K]> } & {
  [K in Exclude<keyof F, WithUsual<F>>]?: ValueIn<F[K]>;
};

export const declareFilters = <F extends Fields>(fields: F): F => fields;

/** Invalid values are ignored: people write addresses by hand. */
export const readFilters = <F extends Fields>(fields: F, params: URLSearchParams): ValuesOf<F> =>
  resolveValues(fields, (name, { param = name, parse }) => {
    const written = params.get(param);
    return written === null ? undefined : parse(written);
  });

/** Default values are left out. */
export function writeFilters<F extends Fields>(fields: F, values: ValuesOf<F>): URLSearchParams {
  const set = Object.entries(fields).flatMap(([name, field]) => {
    const value = setValueOf(field, values, name);
    return value === undefined ? [] : [[field.param ?? name, field.written ?? String(value)]];
  });
  return new URLSearchParams(set);
}

/** Changing the view resets filters whose default depends on it, such as the order. */
export function changeFilters<F extends Fields>(
  fields: F,
  values: ValuesOf<F>,
  changes: Partial<ValuesOf<F>>,
): ValuesOf<F> {
  const hasViewChanged = Object.keys(changes).some((name) => fields[name]?.isView);
  const changed: Values = hasViewChanged ? { ...withoutUsual(fields, values), ...changes } : { ...values, ...changes };
  return resolveValues(fields, (name) => changed[name]);
}

export const clearFilters = <F extends Fields>(fields: F, values: ValuesOf<F>): ValuesOf<F> =>
  resolveValues(fields, (name, { stays }) => (stays ? (values as Values)[name] : undefined));

export const isFiltered = <F extends Fields>(fields: F, values: ValuesOf<F>): boolean =>
  Object.entries(fields).some(([name, field]) => !field.stays && setValueOf(field, values, name) !== undefined);

/** The value if it differs from the default. */
export function setValueOf(field: Field, values: Values, name: string): Value | undefined {
  const value = values[name];
  return value === usualOf(field, values) ? undefined : value;
}

const usualOf = ({ usual }: Field, others: Values): Value | undefined =>
  typeof usual === 'function' ? usual(others) : usual;

const withoutUsual = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => typeof fields[name]?.usual !== 'function'));

/** Query keys compare by property, so what isn't set must be absent. */
function resolveValues<F extends Fields>(
  fields: F,
  given: (name: string, field: Field) => Value | undefined,
): ValuesOf<F> {
  const values: Record<string, Value> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.when && !field.when(values)) continue;
    const value = given(name, field) ?? usualOf(field, values);
    if (value !== undefined && value !== '') values[name] = value;
  }
  return values as ValuesOf<F>;
}
