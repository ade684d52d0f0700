import { useMemo } from 'react';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from './form-errors.ts';

/** What a failed call means for its form; the same error gives the same object, which a form waits for. */
export function useRefused(error: unknown, otherwise: string): FormErrors {
  return useMemo(() => (error ? formErrors(error, otherwise) : NO_FORM_ERRORS), [error, otherwise]);
}
