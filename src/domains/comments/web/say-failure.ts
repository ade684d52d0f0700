import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/api-error.ts';

/** Why a call failed, and what to do. */
export function sayFailure(error: unknown): string {
  if (isApiError(error, 'invalid')) return error.fields.flatMap(({ errors }) => errors).join(' ') || error.message;
  if (isApiError(error, 'refused') && error.message) return error.message;
  return say('comments.sayFailure.checkYourConnectionAndTry');
}
