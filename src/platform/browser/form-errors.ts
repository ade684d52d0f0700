import { type FieldErrors, isApiError } from './api-error.ts';

/** What a form tells after a call failed: one text for the whole, or one list per field. */
export interface FormErrors {
  form: string | null;
  fields: readonly FieldErrors[];
}

export const NO_FORM_ERRORS: FormErrors = { form: null, fields: [] };

/** `otherwise` is said when the server gave no words that are meant for a person. */
export function formErrors(error: unknown, otherwise: string): FormErrors {
  if (isApiError(error, 'invalid') || isApiError(error, 'refused')) {
    if (error.fields.length > 0) return { form: null, fields: error.fields };
    return { form: error.message || otherwise, fields: [] };
  }
  return { form: otherwise, fields: [] };
}

/** Everything that was said, for where there is no field to say it beside. */
export const sayErrors = ({ form, fields }: FormErrors): string =>
  [form, ...fields.flatMap(({ errors }) => errors)].filter(Boolean).join(' ');
