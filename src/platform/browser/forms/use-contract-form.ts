import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type FormErrors, sayFault } from './form-errors.ts';
import { contractResolver, type FieldHelp } from './form-resolver.ts';

export interface ContractFormOptions<TValues extends FieldValues> {
  /** The body of the call, from generated/. */
  schema: z.ZodMiniType<TValues, TValues>;
  /** Every field of the form, in the order of the screen. */
  defaultValues: Record<keyof TValues & string, unknown> & DefaultValues<TValues>;
  /** The label of each field, also used in the error summary. */
  labels: Record<keyof TValues & string, string>;
  help?: FieldHelp;
  /** The server's errors of the last attempt. */
  refused: FormErrors;
}

export interface FieldProps extends UseFormRegisterReturn {
  label: string;
  error: string | undefined;
}

export interface ContractForm<TValues extends FieldValues> extends UseFormReturn<TValues> {
  /** For the error summary: what is wrong, in the order of the screen. */
  summary: { field: string; message: string }[];
  attempt: number;
  /** The server's error about the form as a whole. */
  failure: string | null;
  /** The props of a field: name, label and error. */
  field: (name: FieldPath<TValues>, options?: RegisterOptions<TValues>) => FieldProps;
}

/** Server errors are shown under their fields until those change; the values typed are always kept. */
export function useContractForm<TValues extends FieldValues>(
  options: ContractFormOptions<TValues>,
): ContractForm<TValues> {
  const { schema, defaultValues, labels, help, refused } = options;
  const form = useForm<TValues>({
    resolver: contractResolver(schema, help),
    defaultValues,
    shouldFocusError: false,
  });
  const { setError } = form;
  const names = Object.keys(defaultValues) as FieldPath<TValues>[];
  const known = new Set<string>(names);
  const { fields } = refused;

  useEffect(() => {
    for (const { name, errors } of fields) {
      setError(name as FieldPath<TValues>, { type: 'server', message: errors.join(' ') });
    }
  }, [fields, setError]);

  const errorOf = (name: FieldPath<TValues>) => form.getFieldState(name, form.formState).error?.message;
  const labelOf = (name: FieldPath<TValues>): string => labels[name as keyof TValues & string];
  const summary = names.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message: sayFault({ field, label: labelOf(field), message }) }] : [];
  });
  const field = (name: FieldPath<TValues>, registering?: RegisterOptions<TValues>): FieldProps => ({
    ...form.register(name, registering as RegisterOptions<TValues, FieldPath<TValues>>),
    label: labelOf(name),
    error: errorOf(name),
  });
  // Errors of fields that aren't on the screen are shown for the form as a whole.
  const elsewhere = fields.filter(({ name }) => !known.has(name)).flatMap(({ errors }) => errors);
  const failure = [refused.form, ...elsewhere].filter(Boolean).join(' ') || null;
  return { ...form, summary, attempt: form.formState.submitCount, failure, field };
}
