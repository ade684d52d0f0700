/** The kinds of filters. Each knows which values in an address are valid. */
import type { ComponentType } from 'react';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { say } from '#languages/say.ts';
import { now } from '#ui/timing/hydration.ts';

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value | undefined>>;
/** A default value: the same for everyone, or computed from the filters before it. */
type Usual<T> = T | ((others: Values) => T);

export interface Option<T extends string = string> {
  value: T;
  label: string;
}

export const optionsOf = <T extends string>(names: Readonly<Record<T, string>>): Option<T>[] =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as T, label }));

export interface ControlProps {
  value: string | null;
  onChange: (value: string | null) => void;
  className?: string | undefined;
}

interface FieldOptions {
  /** A filter without a label is only set by links. */
  label?: string;
  placeholder?: string;
  className?: string;
  /** Its name in the address, if that isn't the name of the call's parameter. */
  param?: string;
  /** Whether the filter applies; if not, it's neither read, written nor drawn. */
  when?: (others: Values) => boolean;
  /** Whether it stays when the filters are cleared, like the order. */
  stays?: boolean;
  /** Whether changing it alone adds no history entry, and leaves the page where it's scrolled to. */
  isMinor?: boolean;
}

export interface Field<T extends Value = Value, U = Usual<T> | undefined> extends FieldOptions {
  shape: 'search' | 'select' | 'day' | 'checkbox';
  parse: (written: string) => T | undefined;
  /** The default value, which is left out of the address. */
  usual: U;
  options?: readonly Option[];
  /** Replaces the select. */
  control?: ComponentType<ControlProps>;
  /** For a day: the name of the filter with the other end of the period. */
  from?: string;
  to?: string;
  /** The value of a ticked checkbox in the address. */
  written?: string;
  isView?: boolean;
}

export const text = (label: string, more: FieldOptions = {}): Field<string, undefined> => ({
  ...more,
  label,
  shape: 'search',
  parse: (written) => written.trim().slice(0, searchBounds.maxLength).trim() || undefined,
  usual: undefined,
});

export function choice<const T extends string, U extends Usual<T> | undefined = undefined>(
  options: readonly Option<T>[],
  more: FieldOptions & { usual?: U } = {},
): Field<T, U> {
  const parse = (written: string) => options.find(({ value }) => value === written)?.value;
  return { usual: undefined as U, ...more, shape: 'select', options, parse };
}

export const order = <const T extends string, U extends Usual<T>>(
  options: readonly Option<T>[],
  usual: U,
  more: FieldOptions = {},
): Field<T, U> => choice(options, { label: say('platform.fields.sortBy'), stays: true, ...more, usual });

/** Shown as tabs; the first is the default. */
export const view = <const T extends string>(...views: readonly [T, ...T[]]): Field<T, T> => ({
  ...choice(
    views.map((value) => ({ value, label: value })),
    { usual: views[0] },
  ),
  stays: true,
  isView: true,
});

/** A number among the options. */
export const number = (options: readonly Option[], more: FieldOptions): Field<number, undefined> => ({
  ...more,
  shape: 'select',
  options,
  parse: (written) => (options.some(({ value }) => value === written) ? Number(written) : undefined),
  usual: undefined,
});

/** The years, newest first. Computed on each access, since a server or a page may run past New Year. */
export const year = (yearsAt: (moment: Date) => readonly number[], more: FieldOptions): Field<number, undefined> => {
  const options = () => yearsAt(now()).map((one) => ({ value: String(one), label: String(one) }));
  return {
    ...number([], more),
    get options() {
      return options();
    },
    parse: (written) => (options().some(({ value }) => value === written) ? Number(written) : undefined),
  };
};

const AHEAD_OF_UTC_MS = 14 * 3_600_000;

/** A year is listed once it has begun in any time zone, since impacts may date from it from then on. */
export const yearsSince = (first: number) => (moment: Date) => {
  const last = Math.max(first, new Date(moment.getTime() + AHEAD_OF_UTC_MS).getUTCFullYear());
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
};

export const yesOrNo = (yes: string, no: string, more: FieldOptions): Field<boolean, undefined> => ({
  ...more,
  shape: 'select',
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
  parse: (written) => (written === 'true' ? true : written === 'false' ? false : undefined),
  usual: undefined,
});

export const checkbox = (
  label: string,
  { written = 'true', ...more }: FieldOptions & { written?: string } = {},
): Field<true, undefined> => ({
  ...more,
  label,
  written,
  shape: 'checkbox',
  parse: (value) => (value === written ? true : undefined),
  usual: undefined,
});

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const id = (more: FieldOptions & Pick<Field, 'control'> = {}): Field<string, undefined> => ({
  ...more,
  shape: 'select',
  parse: (written) => (UUID.test(written) ? written : undefined),
  usual: undefined,
});

/** A valid calendar day, such as 2025-11-30. */
export const day = (label: string, more: FieldOptions & Pick<Field, 'from' | 'to'> = {}): Field<string, undefined> => ({
  ...more,
  label,
  shape: 'day',
  usual: undefined,
  parse(written) {
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00:00Z`) : new Date(Number.NaN);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined;
  },
});
