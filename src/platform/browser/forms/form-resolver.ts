/** Validates a form with the contract's schema before it is sent, with the server's messages. */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { say } from '#languages/say.ts';
import { latinDigits } from '#languages/typed-numbers.ts';
import { sayMissing } from '../../shared/missing-texts.ts';
import { tidyText } from '../../shared/prose.ts';

/** Messages by field name, where the general one isn't enough. */
export type FieldHelp = Readonly<Record<string, string>>;

export function contractResolver<TValues extends FieldValues>(
  schema: z.ZodMiniType<TValues, TValues>,
  help: FieldHelp = {},
): Resolver<TValues> {
  return (values) => {
    const written = withoutBlanks(values);
    const parsed = z.safeParse(schema, written);
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: faultsIn(parsed.error, written, help) as FieldErrors<TValues> };
  };
}

/** Empties what would show nothing, which the server refuses too. */
const withoutBlanks = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && tidyText(value) === '' ? '' : value,
    ]),
  );

/** For phone numbers, which are dialled and sent with the digits 0 to 9, whichever digits a keyboard types. */
export const inLatinDigits = <Text extends z.ZodMiniType<unknown, string>>(schema: Text) =>
  z.pipe(z.pipe(z.string(), z.transform(latinDigits)), schema);

/** The first error of each field, by its path. */
export function findFaults(schema: z.ZodMiniType, values: unknown, help: FieldHelp = {}): Record<string, Fault> {
  const parsed = z.safeParse(schema, values);
  return parsed.success ? {} : faultsIn(parsed.error, values, help);
}

export interface Fault {
  type: string;
  message: string;
}

function faultsIn({ issues }: z.core.$ZodError, values: unknown, help: FieldHelp): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const issue of issues) {
    const name = issue.path.join('.');
    faults[name] ??= { type: issue.code, message: messageOf(issue, name, valueAt(values, issue.path), help[name]) };
  }
  return faults;
}

function valueAt(values: unknown, path: PropertyKey[]): unknown {
  let value = values;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

function messageOf(issue: z.core.$ZodIssue, name: string, value: unknown, help: string | undefined): string {
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return isEmpty(value)
      ? sayMissing(name)
      : say('platform.formResolver.tooShort', { minimum: Number(issue.minimum) });
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return say('platform.formResolver.tooLong', { maximum: Number(issue.maximum) });
  if (issue.code === 'invalid_format' && isEmpty(value)) return sayMissing(name);
  if (issue.code === 'too_big' && typeof value === 'number')
    return say('platform.formResolver.tooHigh', { maximum: Number(issue.maximum) });
  if (help) return help;
  if (issue.code === 'invalid_format' && issue.format === 'email') {
    return say('platform.formResolver.emailInvalid');
  }
  return issue.code === 'custom' ? issue.message : say('platform.formResolver.invalid');
}

const isEmpty = (value: unknown): boolean => value === '' || value === undefined || value === null;
