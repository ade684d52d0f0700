/** Maps the failures of a login to messages. */
import type { FailureCode } from '#generated/types.gen.ts';
import { type ApiError, isApiError, isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { loginMessages } from '../messages.ts';

/** What the second step of an account may be, besides a recovery code. */
export type SecondStep = 'code' | 'passkey' | 'either';

export interface LoginErrors {
  /** About the whole form. */
  form: string | null;
  email: string | null;
  password: string | null;
  /** About the code of the second step. */
  code: string | null;
}

export const NO_LOGIN_ERRORS: LoginErrors = { form: null, email: null, password: null, code: null };

const SECOND_STEPS: Partial<Record<FailureCode, SecondStep>> = {
  factor_required: 'code',
  passkey_required: 'passkey',
  passkey_or_code_required: 'either',
};

/** What the server asks for after the right password; null if it refused for another reason. */
export const secondStepOf = (error: unknown): SecondStep | null =>
  (isApiError(error, 'refused') && error.code !== null && SECOND_STEPS[error.code]) || null;

/** Whether the email and the password themselves were refused, such as after the password has changed. */
export const isPasswordRefused = (error: unknown): boolean => isRefusedFor(error, 'login_refused', 'account_inactive');

/** Someone may have closed the browser's question, or there was nothing to choose: browsers don't tell which. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

export function passkeyErrors(error: unknown): LoginErrors {
  return isPasskeyDeclined(error) ? { ...NO_LOGIN_ERRORS, form: loginMessages.passkeyCancelled } : loginErrors(error);
}

/** Whether the sign-in at the identity provider has to begin again, such as after ten minutes at the code. */
export const isExternalLost = (error: unknown): boolean =>
  isRefusedFor(error, 'external_sign_in_failed', 'account_inactive');

/** A refused code is shown beside its field, anything else about the whole form. */
export function codeErrors(error: unknown): LoginErrors {
  if (isRefusedFor(error, 'factor_refused')) return { ...NO_LOGIN_ERRORS, code: error.message };
  if (isApiError(error, 'invalid')) {
    return { ...NO_LOGIN_ERRORS, code: messageOf(error, 'code') ?? loginMessages.invalid };
  }
  return { ...NO_LOGIN_ERRORS, form: loginErrors(error).form };
}

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
function inputErrors(error: ApiError): LoginErrors {
  const email = messageOf(error, 'email');
  const form = email === null ? loginMessages.invalid : null;
  return { ...NO_LOGIN_ERRORS, form, email, password: messageOf(error, 'password') };
}

const messageOf = ({ fields }: ApiError, name: string): string | null =>
  fields.find((field) => field.name === name)?.errors.join(' ') || null;
