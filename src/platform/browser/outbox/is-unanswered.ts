import { ApiError, isApiError } from '../calls/api-error.ts';

const TOO_MANY = 429;

/** Whether it may still be accepted when it's sent again. */
export function isUnanswered(error: unknown): boolean {
  if (isApiError(error, 'network') || isApiError(error, 'server') || isApiError(error, 'token')) return true;
  if (!(error instanceof ApiError)) return false;
  // Of a picture, the reason is the cause.
  return error.status === TOO_MANY || isUnanswered(error.cause);
}
