import { useMemo } from 'react';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from './form-errors.ts';

/** A failed call's errors for its form; memoised, since the form reacts to a new object. */
export function useFormErrors(error: unknown, otherwise: string): FormErrors {
  return useMemo(() => (error ? formErrors(error, otherwise) : NO_FORM_ERRORS), [error, otherwise]);
}
