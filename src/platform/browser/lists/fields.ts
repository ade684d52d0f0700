/** The kinds of filters. Each knows which of the values that an address may hold are valid. */
import type { ComponentType } from 'react';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { say } from '#languages/say.ts';
import { now } from '#ui/rendered.ts';

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value | undefined>>;
/** The same for everyone, or as the filters before it say. */
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

interface Common {
  /** Without one, it's only set by links. */
  label?: string;
  placeholder?: string;
  className?: string;
  /** Its name in the address, if it isn't the call's. */
  param?: string;
  /** Otherwise neither read, written nor drawn. */
  when?: (others: Values) => boolean;
  /** Isn't cleared, such as the order. */
  stays?: boolean;
}

export interface Field<T extends Value = Value, U = Usual<T> | undefined> extends Common {
  shape: 'search' | 'select' | 'day' | 'checkbox';
  parse: (written: string) => T | undefined;
  /** Left out of the address. */
  usual: U;
  options?: readonly Option[];
  /** In place of the select. */
  control?: ComponentType<ControlProps>;
  /** A day's other end, by name. */
  from?: string;
  to?: string;
  /** How a checkbox is written. */
  written?: string;
  isView?: boolean;
}

export const text = (label: string, more: Common = {}): Field<string, undefined> => ({
  ...more,
  label,
  shape: 'search',
  parse: (written) => written.trim().slice(0, searchBounds.maxLength).trim() || undefined,
  usual: undefined,
});

export function choice<const T extends string, U extends Usual<T> | undefined = undefined>(
  options: readonly Option<T>[],
  more: Common & { usual?: U } = {},
): Field<T, U> {
  const parse = (written: string) => options.find(({ value }) => value === written)?.value;
  return { usual: undefined as U, ...more, shape: 'select', options, parse };
}

export const order = <const T extends string, U extends Usual<T>>(
  options: readonly Option<T>[],
  usual: U,
  more: Common = {},
): Field<T, U> => choice(options, { label: say('platform.fields.sortBy'), stays: true, ...more, usual });

/** Shown as tabs; the first is the usual one. */
export const view = <const T extends string>(...views: readonly [T, ...T[]]): Field<T, T> => ({
  ...choice(
    views.map((value) => ({ value, label: value })),
    { usual: views[0] },
  ),
  stays: true,
  isView: true,
});

/** A number among the options. */
export const number = (options: readonly Option[], more: Common): Field<number, undefined> => ({
  ...more,
  shape: 'select',
  options,
  parse: (written) => (options.some(({ value }) => value === written) ? Number(written) : undefined),
  usual: undefined,
});

/** The newest first. Counted when they're asked for: a server or a page may run over New Year. */
export const year = (yearsAt: (moment: Date) => readonly number[], more: Common): Field<number, undefined> => {
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

/** A year is there once it has begun in any time zone, as impacts may be of it from then on. */
export const yearsSince = (first: number) => (moment: Date) => {
  const last = Math.max(first, new Date(moment.getTime() + AHEAD_OF_UTC_MS).getUTCFullYear());
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
};

export const yesOrNo = (yes: string, no: string, more: Common): Field<boolean, undefined> => ({
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
  { written = 'true', ...more }: Common & { written?: string } = {},
): Field<true, undefined> => ({
  ...more,
  label,
  written,
  shape: 'checkbox',
  parse: (value) => (value === written ? true : undefined),
  usual: undefined,
});

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const id = (more: Common & Pick<Field, 'control'> = {}): Field<string, undefined> => ({
  ...more,
  shape: 'select',
  parse: (written) => (UUID.test(written) ? written : undefined),
  usual: undefined,
});

/** A day that the calendar has, as 2025-11-30. */
export const day = (label: string, more: Common & Pick<Field, 'from' | 'to'> = {}): Field<string, undefined> => ({
  ...more,
  label,
  shape: 'day',
  usual: undefined,
  parse(written) {
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00:00Z`) : new Date(Number.NaN);
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined;
  },
});
