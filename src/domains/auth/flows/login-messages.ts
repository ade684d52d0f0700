/** Maps the failures of a login to messages. */
import { type ApiError, isApiError } from '#platform/browser/calls/api-error.ts';
import { loginMessages } from '../messages.ts';

export interface LoginErrors {
  /** About the whole form. */
  form: string | null;
  email: string | null;
  password: string | null;
}

export const NO_LOGIN_ERRORS: LoginErrors = { form: null, email: null, password: null };

export function loginErrors(error: unknown): LoginErrors {
  if (isApiError(error, 'invalid')) return inputErrors(error);
  if (!isApiError(error, 'refused')) return { ...NO_LOGIN_ERRORS, form: loginMessages.unexpected };
  const { messageByField } = error;
  if (messageByField === null) return { ...NO_LOGIN_ERRORS, form: error.message || loginMessages.unclear };
  const isEmailWrong = 'email' in messageByField;
  const isPasswordWrong = 'password' in messageByField;
  if (isEmailWrong && isPasswordWrong) return { ...NO_LOGIN_ERRORS, form: loginMessages.bothWrong };
  if (isEmailWrong) return { ...NO_LOGIN_ERRORS, email: loginMessages.emailUnknown };
  if (isPasswordWrong) return { ...NO_LOGIN_ERRORS, password: loginMessages.passwordWrong };
  return { ...NO_LOGIN_ERRORS, form: loginMessages.unclear };
}

/**
 * If the email address has an error, the form itself shows none. The password's error is always shown beside its field.
 */
function inputErrors({ fields }: ApiError): LoginErrors {
  const messageOf = (name: string) => fields.find((field) => field.name === name)?.errors.join(' ') || null;
  const email = messageOf('email');
  return { form: email === null ? loginMessages.invalid : null, email, password: messageOf('password') };
}
