import { useMemo } from 'react';
import { sayFailed } from '../calls/say-failure.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from './form-errors.ts';

/**
 * A failed call's errors for its form; memoised, since the form reacts to a new object.
 *
 * @param failed what couldn't be done, as a sentence.
 */
export function useFormErrors(error: unknown, failed: string): FormErrors {
  return useMemo(() => (error ? formErrors(error, sayFailed(failed, error)) : NO_FORM_ERRORS), [error, failed]);
}
