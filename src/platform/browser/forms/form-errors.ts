import { say } from '#languages/say.ts';
import { sayMissing } from '../../shared/missing-texts.ts';
import { type FieldErrors, isApiError } from '../calls/api-error.ts';

/** The errors of a form after a failed call: one text for the form, or one list per field. */
export interface FormErrors {
  form: string | null;
  fields: readonly FieldErrors[];
}

export const NO_FORM_ERRORS: FormErrors = { form: null, fields: [] };

/** `otherwise` is shown if the server sent no message for people. */
export function formErrors(error: unknown, otherwise: string): FormErrors {
  if (isApiError(error, 'invalid') || isApiError(error, 'refused')) {
    if (error.fields.length > 0) return { form: null, fields: error.fields };
    return { form: error.message || otherwise, fields: [] };
  }
  return { form: otherwise, fields: [] };
}

interface FieldFault {
  /** Its name in the contract. */
  field: string;
  label: string;
  message: string;
}

/** For an error summary: the label first, unless the message already names what is missing. */
export const sayFault = ({ field, label, message }: FieldFault): string =>
  message === sayMissing(field) ? message : say('platform.formErrors.ofField', { field: label, message });

/** All messages joined, for places without fields to show them at. */
export const sayErrors = ({ form, fields }: FormErrors): string =>
  [form, ...fields.flatMap(({ errors }) => errors)].filter(Boolean).join(' ');
